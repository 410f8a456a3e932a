import { useState } from 'react';
import {
  Alert,
  Button,
  Card,
  ConfirmDialog,
  Disclosure,
  FailurePanel,
  Grid,
  LinkButton,
  LoadingScreen,
  Notice,
  Row,
  Skeleton,
  Stack,
  UnavailablePage,
  WizardStill,
} from '@shared/ui';

export function FeedbackSection() {
  return (
    <Stack $gap={6}>
      <Alert tone="success" onClose={() => undefined} closeLabel="Close">
        Congratulations, we cover 60018
      </Alert>
      <Alert tone="danger">You can add at most 6 cars</Alert>
      <Notice title="This is an estimate">The final price comes when you have told us who drives.</Notice>
      <Disclosure summary="What does Better include?">Repairs after a crash, whoever caused it.</Disclosure>
      <StartOver />
      <Grid>
        <Skeleton shape="price" label="Loading your price" />
        <Skeleton shape="list" label="Loading your cars" count={2} />
        <Skeleton shape="card" label="Loading your coverage" />
      </Grid>
      <WholeScreens />
      <Disclosure summary="A page that cannot be shown">
        <UnavailablePage title="This quote has ended" lead="You started over in another window.">
          <LinkButton href="#start">Start a new quote</LinkButton>
        </UnavailablePage>
      </Disclosure>
      <Disclosure summary="A step before its app runs">
        <WizardStill title="Tell us about your car" label="Loading your cars" withSummary />
      </Disclosure>
    </Stack>
  );
}

function StartOver() {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Start over</Button>
      <ConfirmDialog
        open={open}
        title="Start over?"
        confirmLabel="Erase and start over"
        cancelLabel="Keep my answers"
        closeLabel="Close"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        This will erase your information currently provided, and you will need to start over.
      </ConfirmDialog>
    </Row>
  );
}

const WholeScreens = () => (
  <>
    <Card>
      <LoadingScreen
        title="Checking your zip code for coverage"
        message="Asking FCIC and two more carriers"
      />
    </Card>
    <Card>
      <FailurePanel
        headingLevel={2}
        title="We could not get your prices"
        kept="Your answers are safe on this device."
        onRetry={() => undefined}
        retryLabel="Try again"
        phone={{ label: 'Call', text: '312-555-0100', href: 'tel:+13125550100' }}
        email={{ label: 'Write to', text: 'help@example.com', href: 'mailto:help@example.com' }}
      >
        The carriers did not answer in time. This is on our side, not yours.
      </FailurePanel>
    </Card>
  </>
);
