import { ProgressRoad, RoadStrip, Stack } from '@shared/ui';

const quote = [
  { id: 'start', label: 'Start', percent: 8 },
  { id: 'vehicles', label: 'Vehicles', percent: 33 },
  { id: 'drivers', label: 'Drivers', percent: 65 },
  { id: 'review', label: 'Review', percent: 100 },
];
const purchase = [
  { id: 'policy', label: 'Póliza', percent: 5 },
  { id: 'drivers', label: 'Conductores', percent: 20 },
  { id: 'vehicles', label: 'Vehículos', percent: 38 },
  { id: 'coverages', label: 'Coberturas', percent: 58 },
  { id: 'questions', label: 'Preguntas', percent: 78 },
  { id: 'review', label: 'Revisión', percent: 100 },
];
const payment = [
  { id: 'payments', label: 'Payment', percent: 9 },
  { id: 'signatures', label: 'Signatures', percent: 49 },
  { id: 'confirmation', label: 'Confirmation', percent: 100 },
];

export function RoadSection() {
  return (
    <Stack $gap={8}>
      <RoadStrip>
        <ProgressRoad
          label="Your quote"
          steps={quote}
          currentId="drivers"
          stepText="3 of 4"
          doneText="(done)"
          renderLink={(step, content) => <a href={`#${step.id}`}>{content}</a>}
        />
      </RoadStrip>
      <RoadStrip>
        <ProgressRoad
          label="Su compra"
          steps={purchase}
          currentId="vehicles"
          stepText="3 de 6"
          doneText="(hecho)"
        />
      </RoadStrip>
      <RoadStrip>
        <ProgressRoad
          label="Payment"
          steps={payment}
          currentId="payments"
          stepText="1 of 3"
          doneText="(done)"
        />
      </RoadStrip>
    </Stack>
  );
}
