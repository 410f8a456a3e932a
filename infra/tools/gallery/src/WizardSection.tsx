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
  TrashIcon,
  Wizard,
} from '@shared/ui';
import { listedCars } from './samples';

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

export function WizardSection() {
  const [home, setHome] = useState<'own' | 'rent'>('own');
  return (
    <Wizard
      heading={
        <PageHeading lead="Homeowners save 10% with most of our carriers.">Do you own your home?</PageHeading>
      }
      summaryTitle="Your quote so far"
      summaryLine="1 car, 1 driver"
      summary={summary}
    >
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
      <CarList />
      <Buttons />
    </Wizard>
  );
}

const CarList = () => (
  <Stack as="ul" $gap={3}>
    {listedCars.map((car) => (
      <ListCard
        as="li"
        key={car.name}
        headingLevel={2}
        mark={<CarDrawing body={car.body} />}
        title={car.name}
        facts={car.facts}
        actions={<CarActions name={car.name} />}
      />
    ))}
    <ListCard
      as="li"
      headingLevel={2}
      mark={<DriverMark kind="young" />}
      title="Sam, 19"
      facts={['Single']}
    />
    <li>
      <AddCard hint="Two or more cars earn 15% off">Add a car</AddCard>
    </li>
    <li>
      <AddCard disabledReason="Six cars is the most one quote can hold">Add a car</AddCard>
    </li>
  </Stack>
);

const CarActions = ({ name }: { name: string }) => (
  <>
    <LinkButton href="#edit" variant="quiet" icon={<EditIcon size={20} />} aria-label={`Edit ${name}`}>
      Edit
    </LinkButton>
    <Button variant="quiet" icon={<TrashIcon size={20} />} aria-label={`Remove ${name}`}>
      Remove
    </Button>
  </>
);

const Buttons = () => (
  <Actions>
    <Button>Secondary</Button>
    <Button variant="danger">Remove this car</Button>
    <Button variant="primary" busy busyText="Saving">
      See my prices
    </Button>
    <Button disabledReason="Choose one answer first">Continue</Button>
  </Actions>
);
