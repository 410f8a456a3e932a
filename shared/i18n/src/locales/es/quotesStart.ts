import type { quotesStart as english } from '../en/quotesStart';

export const quotesStart: typeof english = {
  start: {
    title: 'Compare precios de seguro de auto lado a lado',
    lead: 'Responda unas doce preguntas cortas y vea lo que le cobrarían al menos cuatro aseguradoras.',
    zipLabel: 'Código postal donde guarda su auto',
    submit: 'Empezar mi cotización',
    submitting: 'Revisando su código postal',
    incomplete: 'Escriba los 5 dígitos de su código postal.',
    boxesOnly:
      'El código postal {{zip}} es para apartados postales o para una sola organización. Escriba el de la calle donde guarda su auto. Si es {{zip}}, presione “{{button}}” otra vez.',
    ready: 'Lo que sigue: dos preguntas cortas sobre usted.',
    invalid: 'Escriba un código postal válido',
    checking: 'Revisando si cubrimos su código postal',
    checkingDetail: 'Buscando {{zip}}. Tarda un segundo o dos.',
    creating: 'Preparando su cotización',
    cityTitle: '¿En qué ciudad de {{zip}} está usted?',
    cityLead:
      'Varias ciudades o condados comparten este código postal. Elija su ciudad: el precio es el mismo.',
    cityLabel: 'Ciudad',
    cityPlaceholder: 'Elija su ciudad',
    cityOption: '{{city}} ({{county}})',
    citySubmit: 'Continuar con esta ciudad',
    cityMissing: 'Elija su ciudad.',
    cancel: 'Usar otro código postal',
    failedTitle: 'No pudimos revisar {{zip}} en este momento',
    failedBody:
      'Se cortó la conexión o nuestro servicio está ocupado. Guardamos su código postal; no se envió nada más.',
    notMadeTitle: 'No pudimos preparar su cotización en este momento',
    notMadeBody: 'Se cortó la conexión o nuestro servicio está ocupado. Guardamos su código postal.',
    retry: 'Intentar de nuevo',
    facts: {
      noContact: 'Precios sin dar correo ni teléfono',
      noContactBody: 'Solo se los pedimos si compra o si quiere que le escribamos o llamemos.',
      estimate: 'Estimados claros',
      estimateBody:
        'Cada precio muestra lo que incluye y su total. La aseguradora lo confirma antes de que usted pague.',
      control: 'Usted decide qué sigue',
      controlBody: 'Compre en línea o consulte a un agente con licencia. Cotizar es gratis.',
    },
    hand: {
      heading: 'Conviene tener a la mano',
      car: 'Su auto',
      carBody: 'El VIN, o el año, la marca y el modelo.',
      drivers: 'Sus conductores',
      driversBody: 'Edad, estado civil y situación de la licencia de quienes lo manejan.',
      policy: 'Su póliza actual',
      policyBody: 'Si tiene una: la aseguradora y el día en que vence.',
    },
    states:
      'Disponible en Arkansas, Illinois, Indiana, Iowa, Kansas, Misuri, Ohio, Oklahoma, Pensilvania, Texas y Wisconsin.',
  },
  resume: {
    title: 'Continúe su cotización',
    body: 'En este navegador hay una cotización que usted empezó.',
    action: 'Continuar mi cotización',
  },
  replace: {
    close: 'Cerrar',
    title: '¿Empezar otra cotización?',
    body: 'Ya tiene una cotización en este navegador. Un código postal nuevo la reemplaza y se borra lo que escribió.',
    confirm: 'Borrar y empezar de nuevo',
    cancel: 'Conservar mi cotización',
  },
  load: {
    label: 'Cargando su cotización',
    failedTitle: 'No pudimos cargar su cotización',
    kept: 'Su cotización está a salvo. No se perdió nada de lo que guardó.',
    retry: 'Intentar de nuevo',
    missingTitle: 'No podemos abrir esta cotización en este navegador',
    missingBody:
      'Puede que se haya borrado aquí o que se haya hecho en otro navegador. Puede empezar otra en pocos minutos.',
    missingAction: 'Empezar otra cotización',
  },
};
