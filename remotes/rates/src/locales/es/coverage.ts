import type { ratesCoverage as english } from '../en/coverage';

export const ratesCoverage: typeof english = {
  covered: {
    limit: 'Límite',
    price: 'Precio',
    caption: 'Lo que cubre en su {{vehicle}}',
    fees: 'cargos',
    rounding: 'redondeo de los pagos',
    assumed_one:
      'No está en este precio: {{coverages}}. El precio supone que la rechaza. Usted decide antes de comprar, con su precio a la vista.',
    assumed_other:
      'No están en este precio: {{coverages}}. El precio supone que las rechaza. Usted decide antes de comprar, con el precio de cada una.',
    assumedSigned: {
      LIMITED:
        'Este precio supone que firma por el derecho limitado a demandar y para no acumular la cobertura de conductor sin seguro. Usted decide antes de comprar.',
      FULL: 'Este precio supone que firma para no acumular la cobertura de conductor sin seguro. Usted decide antes de comprar.',
    },
  },
  deductible: {
    one: '{{coverage}}: {{amount}}. Es la única opción con la cobertura {{package}}.',
    replaced:
      '{{coverage}}: {{package}} no tiene el deducible de {{kept}} que eligió. Ahora se aplica {{amount}}.',
    legend: 'Deducible de {{coverage}}',
    pays: 'Con {{amount}}, usted paga {{extra}} más después de un reclamo y {{saved}} menos cada {{months}} meses. Le conviene si hay cerca de {{time}} o más entre un reclamo y otro.',
    costs:
      'Con {{amount}}, usted paga {{extra}} menos después de un reclamo y {{saved}} más cada {{months}} meses. Le conviene si entre un reclamo y otro hay menos de {{time}}, más o menos.',
    never:
      'Con {{amount}}, usted paga {{extra}} más después de un reclamo, y el precio no baja. No le conviene.',
    always:
      'Con {{amount}}, usted paga {{extra}} menos después de un reclamo, y el precio no sube. Le conviene.',
    years_one: '{{count}} año',
    years_other: '{{count}} años',
    months_one: '{{count}} mes',
    months_other: '{{count}} meses',
    failed: 'No pudimos guardar el deducible. Nada ha cambiado; inténtelo de nuevo.',
    loading: 'Calculando el precio con cada deducible',
    unknown: 'No pudimos calcular el precio con cada deducible.',
  },
};
