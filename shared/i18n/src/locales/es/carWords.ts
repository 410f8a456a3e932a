import type { carWords as english } from '../en/carWords';

export const carWords: typeof english = {
  packages: { LIABILITY: 'Cobertura Básica', GOOD: 'Cobertura Mejor', BETTER: 'Cobertura Superior' },
  use: {
    legend: '¿Para qué se usa más?',
    pleasure: 'Mandados y paseos',
    pleasureHelp: 'Compras, familia, fines de semana',
    commute: 'Ir al trabajo o a la escuela',
    commuteHelp: 'Hasta 15 millas por trayecto',
    long_commute: 'Un trayecto largo al trabajo o a la escuela',
    long_commuteHelp: 'Más de 15 millas por trayecto',
    farm: 'Trabajo agrícola',
    farmHelp: 'En una granja o rancho y sus alrededores',
    business: 'Uso comercial',
    businessHelp: 'Visitar clientes, llevar herramientas, pasajeros o entregas',
  },
  hire: {
    legend: '¿Maneja este auto para Uber, DoorDash o algo parecido?',
    hint: 'Si no, deje las dos casillas sin marcar. Si marca alguna, el uso pasa a ser comercial.',
    tnc: 'Viajes compartidos',
    tncHint: 'Alguien lo usa para llevar pasajeros con una aplicación',
    individual_delivery: 'Entregas por cuenta propia',
    individual_deliveryHint: 'Alguien lo usa para entregar comida, compras o paquetes',
  },
};
