import * as ui from '../index';

const steps = [
  { id: 'start', label: 'Start', percent: 8 },
  { id: 'cars', label: 'Cars', percent: 100 },
];

/** A screen with one component of each kind, rendered without a browser; for tests only. */
export function SampleScreen() {
  return (
    <>
      <ui.GlobalStyle />
      <ui.ProgressRoad label="Road" steps={steps} currentId="cars" stepText="2 of 2" doneText="(done)" />
      <ui.Wizard heading={<ui.PageHeading>Question</ui.PageHeading>} summaryTitle="So far" summary="1 car">
        Answers
      </ui.Wizard>
      <ui.Stack>
        <ui.TextField label="ZIP code" name="zip_code" mask={ui.digitsMask(5)} />
        <ui.ChoiceCards legend="Home" options={[{ value: 'own', label: 'I own it' }]} />
        <ui.SegmentedControl
          legend="Plan"
          options={[{ value: 'month', label: 'Monthly' }]}
          value="month"
          onValueChange={() => undefined}
        />
        <ui.Button variant="primary" busy busyText="Looking">
          Check
        </ui.Button>
        <ui.LoadingScreen title="Loading" />
        <ui.Dialog open={false} title="Closed" closeLabel="Close" onClose={() => undefined}>
          Words
        </ui.Dialog>
      </ui.Stack>
    </>
  );
}
