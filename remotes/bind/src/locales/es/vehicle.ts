import type { VehicleTexts } from '../en/vehicle';

export const vehicle: VehicleTexts = {
  heading: 'Sobre su {{vehicle}}',
  lead: 'Una póliza asegura un auto en particular; por eso pide el VIN, cuánto se maneja y quién más es dueño de una parte.',
  save: 'Guardar este auto',
  saving: 'Actualizando el vehículo de la póliza',
  failed: 'Su auto no se guardó',
  vin: {
    known:
      'El VIN de este auto suele empezar con {{known}}; un signo de interrogación es cualquier letra o dígito.',
    same: 'Este VIN es de un {{vehicle}}, el auto que usted eligió.',
    unknown:
      'Nuestra lista no conoce este VIN. Compárelo con su tarjeta de seguro; si es correcto, puede seguir.',
    unanswered:
      'No pudimos buscar este VIN, así que no lo comparamos con su auto. Revíselo usted y siga, o pregunte otra vez.',
    other: 'Este VIN es de un {{decoded}}. Usted eligió un {{chosen}}.',
  },
  car: {
    legend: '¿Qué auto debe asegurar la póliza?',
    hint: 'Si el VIN tiene un error, corríjalo arriba y esta pregunta desaparece.',
    mine: 'Mi {{vehicle}}',
    mineHelp: 'El auto queda como usted lo eligió, con este VIN.',
    decoded: 'El {{vehicle}} de este VIN',
    decodedHelp: 'Toma el lugar del otro y el precio se calcula de nuevo.',
    version: '¿Qué versión es?',
    versionPlaceholder: 'Elija la versión',
    undecided: 'Elija arriba qué auto debe asegurar la póliza.',
    versionMissing: 'Elija la versión del auto.',
  },
  miles: {
    legend: '¿Cuánto se maneja?',
    unit: 'millas',
    currentHint: 'Lo que marca hoy el odómetro, hasta {{max}}.',
    yearHint: 'Basta un buen cálculo, hasta {{max}}. Su cotización supuso {{assumed}}.',
  },
  lienholder: {
    legend: '¿Hay un acreedor prendario?',
    hint: 'Un banco, una cooperativa de crédito o una arrendadora que es dueña de una parte del auto hasta que se termine de pagar. Figura en la póliza.',
    yes: 'Sí',
    yesHelp: 'Está financiado o arrendado',
    no: 'No',
    noHelp: 'Ya está pagado',
    address: '¿Quién es el acreedor prendario?',
    addressHint: 'Como figura en los papeles de su préstamo o arrendamiento.',
    statePlaceholder: 'Elija el estado',
  },
};
