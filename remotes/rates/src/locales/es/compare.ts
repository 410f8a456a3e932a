import type { ratesCompare as english } from '../en/compare';

export const ratesCompare: typeof english = {
  compare: {
    heading_one: '{{count}} aseguradora tiene un precio para usted',
    heading_other: '{{count}} aseguradoras tienen un precio para usted',
    documentTitle: 'Comparar precios',
    lead: 'Los mismos autos, conductores y cobertura con cada una. En orden de prima: lo que cuesta la cobertura por {{months}} meses, sin cargos, de menor a mayor.',
    premium: 'Prima de {{amount}} por {{months}} meses',
    recommended: 'Recomendada',
    why: 'La prima más baja de las {{count}} aseguradoras que respondieron: {{amount}} menos que la siguiente en {{months}} meses.',
    whyTie: 'La prima más baja de las {{count}} aseguradoras que respondieron, igual que la siguiente.',
    whyOnly: 'La única aseguradora que respondió con un precio.',
    strength: 'Nivel de cobertura',
    strengthLevel: 'Nivel {{level}} de 4',
    select: 'Elegir cobertura',
    selectWith: 'Elegir cobertura con {{carrier}}',
    untracked: 'El más bajo sin seguimiento',
    pick: 'Comparar',
    pickWith: 'Comparar {{carrier}} lado a lado',
    pickHint: 'Marque dos o tres aseguradoras para verlas cobertura por cobertura.',
    pickFull: 'Ya eligió tres. Quite una para elegir otra.',
    see: 'Comparar {{count}} lado a lado',
    announce: 'Los precios son ahora para pagar {{plan}}. El más bajo es de {{carrier}}: {{amount}} {{per}}.',
    planIn: { monthly: 'cada mes', pay_in_full: 'en un solo pago' },
    back: 'Volver a su cotización',
    declined: '{{carrier}} no asegura esta cotización tal como está.',
  },
};
