import type { carWords as english } from '../en/carWords';

export const carWords: typeof english = {
  packages: { LIABILITY: 'Cobertura básica', GOOD: 'Cobertura mejor', BETTER: 'Cobertura ampliada' },
  use: {
    legend: '¿Para qué se usa más?',
    pleasure: 'Mandados y paseos',
    pleasureHelp: 'Compras, familia, fines de semana',
    commute: 'Ir al trabajo o a estudiar',
    commuteHelp: 'Hasta 15 millas por trayecto',
    long_commute: 'Un trayecto largo al trabajo o a estudiar',
    long_commuteHelp: 'Más de 15 millas por trayecto',
    farm: 'Trabajo agrícola',
    farmHelp: 'En una granja o rancho y sus alrededores',
    business: 'Negocio',
    businessHelp: 'Visitar clientes, llevar herramientas, pasajeros o entregas',
  },
  hire: {
    legend: '¿Maneja este auto para Uber, DoorDash o algo parecido?',
    hint: 'Deje las dos vacías si no es así. Cualquiera de ellas lo hace uso de negocio.',
    tnc: 'Viajes compartidos',
    tncHint: 'Alguien lleva pasajeros con él para una aplicación de viajes',
    individual_delivery: 'Entregas por cuenta propia',
    individual_deliveryHint: 'Alguien entrega comida, compras o paquetes con él',
  },
};
