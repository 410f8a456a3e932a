export const ratesAccident = {
  accident: {
    lead: 'A color y con número sólido, paga {{carrier}}. En gris y con número punteado, paga usted.',
    car: 'Su auto',
    parts: 'Lo que paga {{package}}',
    youPay: 'Paga usted',
    notCovered: 'Sin cobertura',
    unpaid: '{{package}} no incluye esto. Paga usted.',
    part: {
      their_injuries: {
        name: 'Las personas en el otro auto',
        plain: 'Paga a las personas que usted lesione en un choque que cause.',
      },
      their_property: {
        name: 'El otro auto y otros bienes',
        plain: 'Paga al dueño de lo que usted dañe.',
      },
      uninsured: {
        name: 'Lo choca alguien sin seguro',
        plain: 'Le paga a usted y a sus pasajeros por lesiones si el conductor culpable no tiene seguro.',
      },
      treatment: {
        name: 'Sus gastos médicos',
        plain: 'Paga el tratamiento suyo y de sus pasajeros, sin importar quién tenga la culpa.',
      },
      own_car_crash: {
        name: 'Su auto, en un choque',
        plain: 'Le paga por reparar o reemplazar su auto, menos el deducible.',
      },
      own_car_other: {
        name: 'Su auto: granizo, robo, incendio, animales',
        plain: 'Le paga por reparar o reemplazar su auto, menos el deducible.',
      },
      roadside: {
        name: 'Grúa y auto de alquiler',
        plain: 'Paga parte de la grúa y de un auto de alquiler mientras reparan el suyo.',
      },
    },
    legend: 'Quién paga después de un accidente',
    pick: 'Elija un accidente',
    cause: {
      you: 'Usted causa un choque',
      nature: 'Un venado o granizo daña su auto',
      uninsured: 'Lo choca un conductor sin seguro',
    },
    bills: 'Cuentas de ejemplo',
    bill: {
      theirInjuries_one: 'Una persona en el otro auto',
      theirInjuries_other: '{{count}} personas en el otro auto',
      theirProperty: 'El otro auto',
      ownCar: 'Su auto',
      treatment_one: 'Su tratamiento',
      treatment_other: 'Tratamiento de {{count}} personas en su auto',
    },
    example: 'Es un ejemplo. Las cuentas reales varían y no se considera el seguro médico.',
    says: 'Con {{package}}, {{carrier}} paga {{paid}} de los {{total}} en cuentas. Usted pagaría {{owed}}.',
    saysNothing: 'Con {{package}}, {{carrier}} no paga nada de los {{total}} en cuentas. Usted pagaría todo.',
    least: 'Con {{package}} pagaría menos: {{owed}}.',
    caption: 'Quién paga, por paquete',
    column: { package: 'Paquete', paid: 'Paga el seguro', owed: 'Usted pagaría' },
    yours: 'Su elección',
    others:
      '{{package}} se muestra con sus límites y deducibles; los demás, con los límites y deducibles estándar.',
    loading: 'Calculando quién paga',
    failed: 'No pudimos calcular quién paga.',
  },
};
