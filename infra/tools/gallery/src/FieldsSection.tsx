import { useState } from 'react';
import {
  CheckboxField,
  CheckboxGroup,
  ChoiceCards,
  Combobox,
  dateMask,
  digitsMask,
  EmailForm,
  ErrorSummary,
  Grid,
  JoinedChoices,
  phoneMask,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
  thousandsMask,
} from '@shared/ui';
import { carUses, cities, emailWords, foundCars, hintWords, problems } from './samples';

export function FieldsSection() {
  return (
    <Stack $gap={6}>
      <ErrorSummary focusOnMount={false} title="Two answers need another look" errors={problems} />
      <Boxes />
      <CarSearch />
      <ChoiceCards
        legend="Does the state ask for an SR-22 from you?"
        hint="A form that proves you are insured, asked for after a serious violation."
        error="Choose yes or no"
        name="sr22"
        columns={2}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
      <ChoiceCards
        legend="Is any car used for business?"
        hint="Yes, because one of your cars is for business."
        name="business"
        value="yes"
        disabled
        short
        columns={2}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
      <Ages />
      <TextAreaField label="Please explain" name="why" hint="A sentence or two" />
      <CheckboxField label="This car is used for ridesharing" hint="Uber, Lyft and the like" name="tnc" />
      <CheckboxField label="I have read the notice above" name="read" error="Tick the box to go on" />
      <Uses />
      <EmailBox />
    </Stack>
  );
}

function Ages() {
  const [age, setAge] = useState<'16' | '17' | 'other'>('16');
  return (
    <JoinedChoices
      legend="How old were you when you first got a license?"
      value={age}
      onValueChange={setAge}
      options={[
        { value: '16', label: '16' },
        { value: '17', label: '17' },
        { value: 'other', label: 'Other' },
      ]}
    />
  );
}

const Boxes = () => (
  <Grid $gap={6}>
    <TextField label="ZIP code" name="zip" width="short" mask={digitsMask(5)} placeholder="60018" />
    <TextField
      label="Phone"
      name="phone"
      mask={phoneMask}
      error="Enter a phone number with 10 digits"
      defaultValue="312-555"
    />
    <TextField label="Policy ends" name="ends" hint="Month, day, year: 03/09/2027" mask={dateMask} />
    <TextField
      label="Miles a year"
      name="miles"
      optionalText="(optional)"
      mask={thousandsMask(100_000)}
      suffix="miles"
      defaultValue="12,000"
    />
    <SelectField label="City" name="city" placeholder="Select your city" options={cities} />
    <SelectField label="Model" name="model" placeholder="Pick a make first" disabled />
  </Grid>
);

function CarSearch() {
  const [query, setQuery] = useState('');
  return (
    <Combobox
      label="Find your car"
      hint="Type at least four letters: Honda Civic 2021"
      name="car"
      query={query}
      onQueryChange={setQuery}
      options={foundCars.filter((car) => car.label.toLowerCase().includes(query.toLowerCase()))}
      onSelect={(car) => setQuery(car.label)}
      status={query.length < 4 ? 'idle' : 'ready'}
      loadingText="Looking"
      emptyText="No car found. Try the list instead."
      countText={(count) => `${count} cars`}
    />
  );
}

function Uses() {
  const [checked, setChecked] = useState<readonly string[]>(['school']);
  return (
    <CheckboxGroup
      legend="What else do you use it for?"
      hint="Check all that apply."
      boxes={carUses.map((use) => ({ ...use, checked: checked.includes(use.name) }))}
      onTick={(name, isChecked) =>
        setChecked((names) => [...names.filter((each) => each !== name), ...(isChecked ? [name] : [])])
      }
    />
  );
}

function EmailBox() {
  const [to, setTo] = useState('');
  return (
    <EmailForm
      to={to}
      onChange={setTo}
      onSend={() => setTo('')}
      busy={false}
      failure={undefined}
      words={emailWords}
      hintWords={hintWords}
      lead="We’ll send you a link to this quote."
    />
  );
}
