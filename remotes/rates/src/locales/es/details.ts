import type { ratesDetails as english } from '../en/details';

export const ratesDetails: typeof english = {
  carrier: {
    service: 'Atención al cliente',
    call: 'Llamar a {{carrier}} al {{phone}}',
    stars: '{{stars}} de 5 estrellas',
    score: '{{score}}/10',
    program: 'Cómo funciona el programa de conductor monitoreado',
    scoreLabel: 'Calificación de clientes: {{score}} de 10',
    description: {
      FCIC: 'Su crédito cambia sus precios menos que en cualquier otra aseguradora de aquí.',
      USHC: 'Premia el buen crédito y el historial limpio más que cualquier otra aseguradora de aquí.',
      USIC: 'Su edad cambia sus precios menos que en otras, porque una aplicación registra cómo maneja: el programa de conductor monitoreado.',
      TXR: 'Vende solo en Texas. Su tarifa base de la cobertura de colisión es la más baja de las aseguradoras de aquí.',
      IIC: 'Cobra el menor recargo por accidentes y multas. Pago total, en cuatro pagos o en seis.',
    },
  },
  vehicles: {
    heading: 'Su cobertura',
    legend: 'Cobertura de su {{vehicle}}, y lo que cada una cambia en su total',
    premium: '{{amount}} por {{months}} meses',
    LIABILITY: 'Básica',
    GOOD: 'Mejor',
    BETTER: 'Superior',
    yours: 'su elección',
    same: 'sin cambio',
    saving: 'Guardando su elección',
    tooOld: 'Solo daños a otros. Los autos de más de {{years}} años solo pueden tener la cobertura básica.',
  },
  gets: {
    others: 'La básica paga a los demás si usted causa un choque. No repara su auto.',
    yourCar: 'La cobertura {{package}} también repara su auto, después de un deducible de {{deductible}}.',
    tow: 'Incluye grúa y auto de alquiler.',
    noTow: 'Sin grúa ni auto de alquiler.',
  },
  schedule: {
    heading_one: '{{amount}} {{per}}',
    heading_other: '{{count}} pagos: {{amount}} {{per}}',
    today: 'Hoy',
    dates: 'Cobertura del {{from}} al {{to}}',
  },
  sheets: {
    label: 'Ver de cerca',
    close: 'Cerrar',
    loading: 'Cargando los detalles',
    keep: 'Quedarme con esta cobertura',
    keepOne: 'Quedarme con la {{package}}',
    covered: {
      title: 'Lo que cubre',
      row: 'La {{package}} paga {{paid}} de {{all}} tipos de gastos de su {{vehicle}}. Vea quién paga después de un choque.',
    },
    made: {
      title: 'Cómo se llega a {{total}}',
      row: 'De la tarifa base a su total, y lo que lo bajaría.',
      rowWith: 'De una tarifa base de {{base}}. Los descuentos quitan {{discounts}}. Vea lo que lo bajaría.',
    },
    assumed: {
      title: 'Lo que supusimos',
      row: 'Lo que este estimado da por hecho.',
    },
  },
  assumed: {
    miles: '{{miles}} millas al año',
    record: 'sin accidentes ni multas',
    start: 'cobertura desde el {{date}}',
  },
  drivers: {
    heading: 'Conductores asegurados',
    policyholder: 'Titular de la póliza',
  },
  edit: { label: 'Editar', named: 'Editar: {{what}}', yours: 'Editar sus datos' },
  quoteNumber: 'Cotización número {{number}}',
  assume: {
    miles: '{{miles}} millas al año por auto',
    record: 'Ningún accidente ni infracción de ningún conductor',
    birthdays: 'Fechas de nacimiento calculadas a partir de las edades que nos dio',
    start: 'Una póliza que empieza mañana',
    household: 'Todas las personas que manejan estos autos están en esta cotización',
    place: 'Los autos se guardan en {{city}}, {{state}} {{zip}}',
    coverages:
      'Las coberturas y límites que se ven aquí, iguales para todas las aseguradoras. Al hacer la solicitud, los de {{carrier}} pueden variar un poco',
    valid:
      'Estos precios valen hasta la medianoche del {{date}}, hora del lugar donde se guardan los autos. Después, o si cambian las tarifas de una aseguradora, volvemos a calcular su cotización antes de que compre.',
    until: 'Válido hasta la medianoche de hoy, {{date}}.',
    disclaimer:
      'Es un estimado, no una oferta de seguro. Usa tarifas de ejemplo que ninguna aseguradora ha registrado. El precio final puede cambiar cuando complete su solicitud.',
  },
};
