import type { driverChoices as english } from '../en/driverChoices';

export const driverChoices: typeof english = {
  gender: {
    legend: 'Sexo',
    hint: 'Como en la licencia. Las aseguradoras lo usan donde la ley lo permite.',
    hintNoRating: 'En {{state}} no cambia su precio.',
    male: 'Masculino',
    female: 'Femenino',
  },
  marital_status: {
    legend: 'Estado civil',
    single: 'Soltero o soltera',
    married: 'Casado o casada',
    divorced: 'Divorciado o divorciada',
    widowed: 'Viudo o viuda',
  },
  license_status: {
    legend: 'Licencia de manejo',
    active: 'Activa (vigente)',
    suspended: 'Suspendida',
    permit: 'Permiso de aprendizaje',
    foreign: 'De otro país',
    expired: 'Vencida',
    not_licensed: 'Sin licencia',
  },
  extras: {
    legend: '¿Algo de esto describe a este conductor?',
    hint: 'Marque todo lo que corresponda.',
    good_student: 'Buen estudiante',
    good_studentHint: 'Menor de 24 años, sin cónyuge, con promedio de B o más',
    defensive_driver: 'Curso de manejo defensivo',
    defensive_driverHint: 'Terminó un curso aprobado',
    requires_sr22: 'Necesita un SR-22',
    requires_sr22Hint:
      'Un comprobante de seguro. El estado lo exige tras una infracción grave o un tiempo sin cobertura.',
  },
  tort: {
    legend: 'Derecho a demandar tras un choque',
    hint: 'Pensilvania le pide elegir. Su elección vale para todos en la póliza.',
    LIMITED: 'Derecho limitado (limited tort)',
    LIMITEDHelp:
      'Cuesta menos. Puede reclamar sus gastos médicos y de otro tipo, pero por dolor y sufrimiento solo si la lesión es grave.',
    FULL: 'Derecho completo (full tort)',
    FULLHelp: 'Cuesta más. Conserva el derecho completo a demandar por dolor y sufrimiento.',
    confirm: 'Entiendo a qué renuncio con el derecho limitado',
    missing: 'Marque la casilla para confirmar el derecho limitado o elija el derecho completo.',
  },
};
