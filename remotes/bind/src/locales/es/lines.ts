import type { LinesTexts } from '../en/lines';

export const lines: LinesTexts = {
  heading: 'Usted elige: lo que su paquete no incluye',
  headingOwn: 'Usted elige: firme solo si quiere menos',
  lead_one:
    'Su cotización no incluye esto. En {{state}}, usted decide: tómela por su precio o rechácela. Si la toma, su precio final la incluirá.',
  lead_other:
    'Su cotización no incluye estas coberturas. En {{state}}, usted decide sobre cada una: tómela por su precio o rechácela. Su precio final incluirá las que tome.',
  leadOwn:
    'En {{state}}, puede firmar por menos a un precio más bajo. Si no firma, tiene la protección completa.',
  prices:
    'Estos precios son para su solicitud hasta ahora. Los de arriba son de su cotización, por eso pueden ser distintos.',
  legend: '¿Qué desea hacer?',
  keep: 'Conservarla: {{amount}} por {{months}} meses',
  keepAmount: 'Conservar {{limit}}: {{amount}} por {{months}} meses',
  add: 'Agregarla: {{amount}} por {{months}} meses',
  addAmount: 'Agregar {{limit}}: {{amount}} por {{months}} meses',
  reject: 'Rechazarla por escrito',
  decline: 'No agregarla',
  eitherLimit: 'Límites iguales: {{more}}. Límites más bajos: {{less}}. Ambos por {{months}} meses.',
  eitherStacked: 'Acumulada: {{more}}. Sin acumular: {{less}}. Ambos por {{months}} meses.',
  box: 'Leí esto y firmo: {{choice}}',
  save: 'Guardar y continuar',
  saving: 'Guardando lo que eligió',
  rule: {
    included: 'La ley de {{state}} la incluye en su póliza salvo que la rechace por escrito.',
    offered: 'La ley de {{state}} exige que se la ofrezcamos. Usted decide.',
    own: {
      um_limits:
        'La ley de {{state}} iguala estos límites a los de su responsabilidad por lesiones. Firme solo si quiere límites más bajos. Si no firma, quedan iguales.',
      stacking_um: 'Firme solo si no quiere acumular los límites. Si no firma, se acumulan.',
      stacking_uim: 'Firme solo si no quiere acumular los límites. Si no firma, se acumulan.',
      tort: 'Usted eligió el derecho limitado a demandar, y su cotización tiene ese precio. Vale solo cuando firme abajo. Si no firma, tendrá el derecho completo y su precio subirá. Los precios de esta página son con derecho limitado.',
    },
  },
  name: {
    um: 'Cobertura de lesiones por conductor sin seguro',
    uim: 'Cobertura de lesiones por conductor con seguro insuficiente',
    um_uim: 'Cobertura de conductor sin seguro o con seguro insuficiente',
    umpd: 'Cobertura de daños por conductor sin seguro',
    pip: 'Protección contra lesiones personales',
    medical: 'Pagos médicos',
    um_limits: 'Límites de conductor sin seguro',
    stacking_um: 'Acumular la cobertura de conductor sin seguro',
    stacking_uim: 'Acumular la cobertura de conductor con seguro insuficiente',
    tort: 'Su derecho a demandar: limitado o completo',
  },
  what: {
    um: 'Paga sus lesiones cuando el conductor culpable no tiene seguro o huye.',
    uim: 'Paga sus lesiones cuando el otro conductor tiene muy poco seguro.',
    um_uim:
      'Paga sus lesiones y los daños de su auto cuando el conductor culpable no tiene seguro, tiene muy poco o huye.',
    umpd: 'Paga los daños de su auto cuando el conductor culpable no tiene seguro.',
    pip: 'Paga gastos médicos, sueldo perdido y ayuda en casa para usted y sus pasajeros, sin importar quién tenga la culpa.',
    medical:
      'Paga gastos médicos para usted y sus pasajeros, sin importar quién tenga la culpa. El límite es de $1,000 por persona.',
    um_limits: 'Lo máximo que pagamos por sus lesiones cuando el conductor culpable no tiene seguro.',
    stacking_um:
      'Los límites acumulados se suman por todos los autos de su póliza. Con un solo auto, valen también cuando viaja en otro auto.',
    stacking_uim:
      'Los límites acumulados se suman por todos los autos de su póliza. Con un solo auto, valen también cuando viaja en otro auto.',
    tort: 'El derecho limitado cuesta menos. A cambio, solo puede demandar por dolor y sufrimiento si la lesión es grave.',
  },
  rejected: {
    um: 'Sin cobertura de lesiones por conductor sin seguro',
    uim: 'Sin cobertura de lesiones por conductor con seguro insuficiente',
    um_uim: 'Sin cobertura de conductor sin seguro o con seguro insuficiente',
    umpd: 'Sin cobertura de daños por conductor sin seguro',
    pip: 'Sin protección contra lesiones personales',
    medical: 'Sin pagos médicos',
    um_limits: 'Límites más bajos de conductor sin seguro',
    stacking_um: 'Sin acumular la cobertura de conductor sin seguro',
    stacking_uim: 'Sin acumular la cobertura de conductor con seguro insuficiente',
    tort: 'Derecho limitado a demandar (limited tort)',
  },
  undecided: {
    um: 'Elija sobre lesiones por conductor sin seguro',
    uim: 'Elija sobre lesiones por conductor con seguro insuficiente',
    um_uim: 'Elija sobre conductor sin seguro o con seguro insuficiente',
    umpd: 'Elija sobre daños por conductor sin seguro',
    pip: 'Elija sobre la protección contra lesiones personales',
    medical: 'Elija sobre pagos médicos',
    um_limits: 'Elija los límites de conductor sin seguro',
    stacking_um: 'Elija si acumula la cobertura de conductor sin seguro',
    stacking_uim: 'Elija si acumula la cobertura de conductor con seguro insuficiente',
    tort: 'Elija el derecho limitado o completo',
  },
  unsigned: {
    um: 'Firme que rechaza la cobertura de lesiones por conductor sin seguro, o consérvela',
    uim: 'Firme que rechaza la cobertura de lesiones por conductor con seguro insuficiente, o consérvela',
    um_uim: 'Firme que rechaza la cobertura de conductor sin seguro o con seguro insuficiente, o consérvela',
    umpd: 'Firme que rechaza la cobertura de daños por conductor sin seguro, o consérvela',
    pip: 'Firme que rechaza la protección contra lesiones personales, o consérvela',
    medical: 'Firme que rechaza los pagos médicos, o agréguelos',
    um_limits: 'Firme por límites más bajos de conductor sin seguro',
    stacking_um: 'Firme que no quiere acumular la cobertura de conductor sin seguro',
    stacking_uim: 'Firme que no quiere acumular la cobertura de conductor con seguro insuficiente',
    tort: 'Firme por el derecho limitado a demandar',
  },
};
