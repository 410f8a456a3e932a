import type { ratesCompare as english } from '../en/compare';

export const ratesCompare: typeof english = {
  compare: {
    heading_one: '{{count}} aseguradora tiene un precio para usted',
    heading_other: 'En qué difieren {{count}} precios',
    documentTitle: 'Comparar precios',
    lead: 'Los mismos autos, conductores y cobertura con cada una.',
    rows_one: '{{differ}} filas son distintas, {{count}} es igual.',
    rows_other: '{{differ}} filas son distintas, {{count}} son iguales.',
    sameRows_one: '{{count}} fila es igual',
    sameRows_other: '{{count}} filas son iguales',
    first: 'Recomendamos {{carrier}}.',
    with: 'Comparar {{carrier}} con',
    pair: {
      less: '{{carrier}} cuesta {{amount}} menos que {{other}}',
      more: '{{carrier}} cuesta {{amount}} más que {{other}}',
      same: '{{carrier}} y {{other}} cuestan lo mismo',
    },
    recommended: 'Recomendada',
    why: 'La prima más baja de las {{count}} aseguradoras que respondieron. En total, cuesta {{amount}} menos que la siguiente por {{months}} meses.',
    whyFirst: 'La prima más baja de las {{count}} aseguradoras que respondieron.',
    whyTie: 'La prima más baja de las {{count}} aseguradoras que respondieron, empatada con la siguiente.',
    whyOnly: 'La única aseguradora que respondió con un precio.',
    strengthLevel: 'Nivel {{level}} de 4',
    select: 'Elegir cobertura',
    selectWith: 'Elegir cobertura con {{carrier}}',
    announce: 'Los precios ahora son de {{plan}}. El más bajo es de {{carrier}}: {{amount}} {{per}}.',
    planIn: { monthly: 'pago mensual', pay_in_full: 'pago total' },
    back: 'Volver a sus precios',
    declined: '{{carrier}} no puede ofrecer un precio para esta cotización.',
    closed: '{{carrier}} no puede asegurarle por una respuesta de su solicitud.',
  },
};
