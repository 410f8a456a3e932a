import type { PolicyDetailsTexts } from '../en/policyDetails';

export const policyDetails: PolicyDetailsTexts = {
  heading: 'Su solicitud empieza aquí',
  headingEdit: 'Cambie los datos de su póliza',
  lead: 'Para quién es la póliza, dónde se guardan los autos y cuándo empieza. Ya pusimos lo que sabemos por su cotización. Corrija lo que no esté bien.',
  save: 'Guardar y continuar con los conductores',
  saveReview: 'Guardar y volver a la revisión',
  failed: 'No pudimos guardar los datos de la póliza',
  holderFailed:
    'Guardamos la fecha de inicio, la vivienda y la dirección, pero no el titular. Guarde de nuevo.',
  mismatch: {
    title: 'Guardamos la fecha de inicio, la vivienda y la dirección, pero no el nuevo apellido',
    body: 'El número de licencia que tenemos empieza con la primera letra del apellido que dio antes.',
    action: 'Cambiar juntos el apellido y el número de licencia',
  },
  status: {
    address: 'Verificando su dirección',
    details: 'Actualizando los datos de la póliza',
    holder: 'Actualizando los datos del titular',
  },
  term: {
    heading: 'Cuándo empieza',
    duration: '¿Cuánto tiempo debe durar la póliza?',
    durationHint: 'Asegure su precio por un año. Cuesta más o menos el doble que seis meses.',
    months: '{{count}} meses',
    only: 'En {{state}} una póliza dura {{count}} meses y después se puede renovar.',
    start: '¿Cuándo debe empezar la póliza?',
    tomorrow: 'Mañana',
    custom: 'Otro día',
    customHelp: 'A más tardar el {{to}}',
    effective: 'Fecha de inicio',
    effectiveHint: 'Del {{from}} al {{to}}',
    period: 'Cobertura del {{from}} al {{to}}.',
    beside: {
      meets: 'Su póliza actual vence ese mismo día: no queda sin cobertura ni paga dos veces.',
      gap_one: 'Su póliza actual vence el {{ends}}: queda {{count}} día sin cobertura.',
      gap_other: 'Su póliza actual vence el {{ends}}: quedan {{count}} días sin cobertura.',
      lapse: 'Con más de {{most}} días sin cobertura, pierde el descuento de {{percent}}% por tener seguro.',
      overlap_one: 'Su póliza actual vence el {{ends}}: pagaría {{count}} día de las dos.',
      overlap_other: 'Su póliza actual vence el {{ends}}: pagaría {{count}} días de las dos.',
      cancel:
        'Para evitarlo, pida que termine el {{start}} y no después. Cuando firme, le daremos una carta para eso.',
      far: 'Revise el año de esa fecha.',
      start: 'Empezar el {{date}}',
      edit: 'Cambiar la fecha de vencimiento',
    },
  },
  holder: {
    heading: 'Titular de la póliza',
    lead: 'El primer conductor de su cotización. Escriba el nombre exactamente como aparece en su licencia de manejo.',
  },
  residence: {
    heading: 'Su vivienda',
    ownership: '¿Su vivienda es propia o alquilada?',
    since: '¿Cuándo se mudó ahí?',
    sinceHint: '¿No sabe el día? Sirve cualquier día de ese mes. También puede dejarlo en blanco.',
    discount: {
      rented: 'Su cotización tenía el descuento Dueños de vivienda. Su precio final no lo tendrá.',
      owned: 'Su precio final tendrá el descuento Dueños de vivienda.',
    },
  },
  address: {
    heading: 'Dirección',
    lead: 'Donde usted vive y sus autos pasan la noche. Aquí no sirve un apartado postal.',
    line1: 'Calle y número',
    line2: 'Apartamento, suite o unidad',
    otherStateZip: 'Este código postal está en otro estado',
    boxesZip:
      'Este código postal es para apartados postales o para una sola organización. Escriba el de la calle donde usted vive. Si este es el de su calle, guarde otra vez.',
  },
  mailing: {
    elsewhere: 'Recibo el correo postal en otra dirección',
    hint: 'Puede ser un apartado postal.',
    line1: 'Dirección postal o apartado postal',
    line2: 'Apartamento, suite o unidad (dirección postal)',
    city: 'Ciudad (dirección postal)',
    state: 'Estado (dirección postal)',
    chooseState: 'Elija un estado',
    zip_code: 'Código postal (dirección postal)',
  },
  city: {
    looking: 'Buscando el código postal',
    zipFirst: 'Primero escriba el código postal',
    choose: 'Elija su ciudad',
    option: '{{city}} ({{county}})',
  },
  place: {
    otherState: 'Esta cotización es para {{state}}',
    otherStateBody:
      'Cada estado tiene sus propias reglas, coberturas y precios. Si cambia de estado, debe empezar otra cotización. Para conservar la que tiene, elija el estado y el código postal con que la empezó.',
    otherZip:
      'Los precios dependen del código postal: calcularemos su precio final para {{zip}} y lo verá junto al precio que eligió.',
    lost: 'No pudimos buscar este código postal',
    askAgain: 'Intentar de nuevo',
  },
  contact: {
    heading: 'Cómo comunicarnos con usted',
    phone: 'Teléfono',
    email: 'Su correo electrónico',
    preference: '¿Cómo podemos escribirle sobre esta póliza?',
    preferenceHint:
      'Solo sobre su solicitud y su póliza. Su compañía telefónica puede cobrar los mensajes de texto.',
  },
  dialog: {
    title: 'Revise su dirección',
    legend: '¿Qué dirección usamos?',
    suggested: 'Formato del servicio postal',
    own: 'Como usted la escribió',
    format: 'Solo revisamos cómo está escrita, no si existe.',
    right: 'Coincide con el formato del servicio postal.',
    unknown: 'No tenemos ninguna sugerencia para esta dirección. Revísela una vez más.',
    down: 'No podemos verificar direcciones en este momento. Revise la suya y continúe.',
    apply: 'Aplicar y continuar',
    back: 'Cambiar la dirección',
  },
};
