import type { questions as english } from '../en/questions';

export const questions: typeof english = {
  business_use: '¿Se usa algún vehículo para un negocio, además de ir y volver del trabajo?',
  tnc: '¿Se usa algún vehículo para viajes compartidos (TNC), por ejemplo para llevar pasajeros con una aplicación?',
  delivery: '¿Se usa algún vehículo para entregar comida, paquetes u otras cosas a cambio de un pago?',
  monitoring: '¿Participa usted en un programa de conductor monitoreado con esta póliza?',
  contents_plus: '¿Desea Contents PLUS, que cubre las pertenencias que se llevan en un vehículo?',
  prior_cancellation:
    'En los últimos tres años, ¿alguna aseguradora le canceló, negó o no renovó el seguro de auto? Si la respuesta es sí, explique y diga los motivos.',
  household_drivers:
    '¿Hay en su hogar alguien en edad de manejar, o alguien que maneje seguido estos vehículos, que no figure como conductor? Si la respuesta es sí, explique.',
  out_of_state_garaging:
    '¿Se guarda algún vehículo fuera de su estado más de 30 días al año? Si la respuesta es sí, explique.',
  existing_damage: '¿Algún vehículo tiene daños sin reparar? Si la respuesta es sí, explique.',
  fraud_conviction:
    '¿Alguna persona de esta póliza ha sido condenada por fraude de seguros? Si la respuesta es sí, explique.',
  salvage_title: '¿Tiene algún vehículo un título de salvamento, reconstruido o de inundación?',
  modifications:
    '¿Se modificó algún vehículo para darle más velocidad, cambiarle la altura o usarlo en carreras? Si la respuesta es sí, explique.',
  medical_claims:
    'En los últimos tres años, ¿alguna persona de esta póliza reclamó beneficios médicos tras un accidente de auto? Si la respuesta es sí, explique.',
  mexico_driving:
    '¿Se maneja algún vehículo en México más de diez días al año? Si la respuesta es sí, explique.',
};
