import type { questions as english } from '../en/questions';

export const questions: typeof english = {
  business_use: '¿Se usa algún vehículo para un negocio, además de ir y volver del trabajo?',
  tnc: '¿Se usa algún vehículo para transportar pasajeros, por ejemplo con una aplicación (TNC)?',
  delivery: '¿Se usa algún vehículo para entregar comida, paquetes u otras cosas por pago?',
  monitoring: '¿Participa usted en un programa de monitoreo de conductores con esta póliza?',
  contents_plus: '¿Desea Contents PLUS, que cubre las pertenencias que se llevan en un vehículo?',
  prior_cancellation:
    'En los últimos tres años, ¿alguna aseguradora le canceló, negó o no renovó el seguro de auto? Si la respuesta es sí, por favor explique.',
  household_drivers:
    '¿Hay en su hogar alguien en edad de conducir, o alguien que conduzca estos vehículos con frecuencia, que no figure como conductor? Si la respuesta es sí, por favor explique.',
  out_of_state_garaging:
    '¿Se guarda algún vehículo fuera de su estado más de 30 días al año? Si la respuesta es sí, por favor explique.',
  existing_damage:
    '¿Tiene algún vehículo daños que no se han reparado? Si la respuesta es sí, por favor explique.',
  fraud_conviction:
    '¿Alguna persona de esta póliza ha sido condenada por fraude de seguros? Si la respuesta es sí, por favor explique.',
  salvage_title: '¿Tiene algún vehículo un título de salvamento, reconstruido o de inundación?',
  modifications:
    '¿Se ha modificado algún vehículo en velocidad, altura o para carreras? Si la respuesta es sí, por favor explique.',
  medical_claims:
    'En los últimos tres años, ¿alguna persona de esta póliza reclamó beneficios médicos tras un accidente de auto? Si la respuesta es sí, por favor explique.',
  mexico_driving:
    '¿Se conduce algún vehículo en México más de diez días al año? Si la respuesta es sí, por favor explique.',
};
