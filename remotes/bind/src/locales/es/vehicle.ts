import type { VehicleTexts } from '../en/vehicle';

export const vehicle: VehicleTexts = {
  heading: 'Sobre su {{vehicle}}',
  lead: 'Revise esto y responda lo que falta.',
  save: 'Guardar este auto',
  saving: 'Actualizando el vehículo de la póliza',
  failed: 'No pudimos guardar su auto',
  use: {
    name: 'el uso',
    noHire: 'Sin viajes ni entregas por aplicación',
  },
  vin: {
    heading: 'Este auto en particular',
    known:
      'El VIN de este auto suele empezar con {{known}}. Un signo de interrogación es cualquier letra o dígito.',
    same: 'Este VIN coincide con el auto que eligió: {{vehicle}}.',
    unknown: 'No encontramos este VIN. Compárelo con su tarjeta de seguro. Si es correcto, continúe.',
    unanswered: 'No pudimos comparar este VIN con su auto. Revíselo y continúe, o inténtelo de nuevo.',
    other: 'Este VIN es de un {{decoded}}. Usted eligió un {{chosen}}.',
    correct: 'Escriba el VIN de su auto.',
  },
  car: {
    legend: '¿Qué auto debe asegurar la póliza?',
    hint: 'La póliza asegura el auto que indica su VIN.',
    mine: 'Mi {{vehicle}}',
    mineHelp: 'El VIN tiene un error. Corríjalo arriba.',
    decoded: 'El {{vehicle}} con este VIN',
    decodedHelp: 'Reemplazará al otro auto y actualizaremos su precio.',
    version: '¿Qué versión es?',
    versionPlaceholder: 'Elija la versión',
    undecided: 'Elija arriba qué auto debe asegurar la póliza.',
    versionMissing: 'Elija la versión del auto.',
  },
  miles: {
    legend: '¿Cuántas millas?',
    unit: 'millas',
    currentHint: 'Lo que marca hoy el odómetro, hasta {{max}}.',
    assumed: 'Su cotización supuso {{assumed}} millas al año. ¿Está bien?',
    aDay: 'Son unas {{miles}} millas al día.',
    right: 'Está bien',
    change: 'Cambiar',
    yearHint: 'Basta un número aproximado, hasta {{max}}.',
  },
  lienholder: {
    heading: 'Préstamo o arrendamiento',
    legend: '¿Hay un acreedor prendario?',
    hint: 'Un banco, una cooperativa de crédito o una arrendadora con un préstamo o arrendamiento sobre el auto. Aparece en la póliza.',
    address: '¿Quién es el acreedor prendario?',
    addressHint: 'Como aparece en su préstamo o arrendamiento.',
    statePlaceholder: 'Elija el estado',
  },
};
