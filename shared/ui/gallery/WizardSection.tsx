import { useState } from 'react';
import {
  Actions,
  AddCard,
  Badge,
  Button,
  CarDrawing,
  ChoiceCards,
  DriverMark,
  EditIcon,
  FactList,
  HomeIcon,
  KeyIcon,
  LinkButton,
  ListCard,
  PageHeading,
  Stack,
  Text,
  TrashIcon,
  Wizard,
} from '../src/index';

const summary = (
  <Stack $gap={4}>
    <FactList
      facts={[
        { id: 'cars', term: 'Cars', value: '2021 Honda Civic', action: <a href="#cars">Change</a> },
        { id: 'drivers', term: 'Drivers', value: 'You, 34', action: <a href="#drivers">Change</a> },
      ]}
    />
    <Badge $tone="go">Homeowner, 10% off</Badge>
  </Stack>
);
const cars = [
  { body: 'sedan', name: '2021 Honda Civic', facts: ['EX sedan', 'Better cover'] },
  { body: 'pickup', name: '2015 Ford F-150', facts: ['SuperCrew', 'Liability only', 'Used for deliveries'] },
] as const;

export function WizardSection() {
  const [home, setHome] = useState<'own' | 'rent'>('own');
  return (
    <Wizard summaryTitle="Your quote so far" summaryLine="1 car, 1 driver" summary={summary}>
      <PageHeading lead="Homeowners save 10% with most of our carriers.">Do you own your home?</PageHeading>
      <ChoiceCards
        legend="Do you own your home?"
        legendHidden
        value={home}
        onValueChange={setHome}
        options={[
          { value: 'own', label: 'I own it', help: 'With or without a mortgage', icon: <HomeIcon /> },
          { value: 'rent', label: 'I rent, or live with family', icon: <KeyIcon /> },
        ]}
      />
      <Actions>
        <Button variant="primary">Add my first car</Button>
        <LinkButton href="#back" variant="quiet" wide>
          Cancel
        </LinkButton>
      </Actions>
      <Stack $gap={3}>
        {cars.map((car) => (
          <ListCard
            key={car.name}
            headingLevel={3}
            mark={<CarDrawing body={car.body} />}
            title={car.name}
            facts={car.facts}
            actions={
              <>
                <LinkButton
                  href="#edit"
                  variant="quiet"
                  icon={<EditIcon size={20} />}
                  aria-label={`Edit ${car.name}`}
                >
                  Edit
                </LinkButton>
                <Button variant="quiet" icon={<TrashIcon size={20} />} aria-label={`Remove ${car.name}`}>
                  Remove
                </Button>
              </>
            }
          />
        ))}
        <ListCard
          headingLevel={3}
          mark={<DriverMark kind="young" />}
          title="Sam, 19"
          facts={['Single', 'Good student']}
        />
        <AddCard hint="Two or more cars earn 15% off">Add a car</AddCard>
        <AddCard disabledReason="Six cars is the most one quote can hold">Add a car</AddCard>
      </Stack>
      <Actions>
        <Button>Secondary</Button>
        <Button variant="danger">Remove this car</Button>
        <Button variant="primary" busy busyText="Saving">
          See my prices
        </Button>
        <Button disabledReason="Choose one answer first">Continue</Button>
      </Actions>
      <Text $size={14} $muted>
        Small print is never smaller than this, and never longer than a line one can read.
      </Text>
    </Wizard>
  );
}
