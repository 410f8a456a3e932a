import { useState } from 'react';
import {
  Actions,
  Badge,
  Button,
  Card,
  CarrierEmblem,
  Grid,
  OfferList,
  PriceTag,
  Receipt,
  Row,
  SegmentedControl,
  Stack,
  StarRating,
  StrengthMeter,
  Text,
} from '@shared/ui';
import { listedOffers, packages, plans, receiptRows } from './samples';

export function PriceSection() {
  return (
    <Stack $gap={6}>
      <Grid $min="wide">
        <BestCard />
        <OtherCard />
      </Grid>
      <OfferList
        label="Offers"
        offers={listedOffers.map((offer) => ({ ...offer, action: <Button>Buy online</Button> }))}
      />
      <Card>
        <Receipt
          caption="How this price is made"
          captionVisible
          headings={{ label: 'Step', factor: 'Change', amount: 'Price' }}
          rows={receiptRows}
        />
      </Card>
    </Stack>
  );
}

function BestCard() {
  const [plan, setPlan] = useState<'month' | 'full'>('month');
  return (
    <Card $tone="accent">
      <Stack $gap={5}>
        <Row $justify="space-between">
          <Row>
            <CarrierEmblem tag="FCIC" />
            <Stack $gap={0}>
              <strong>First Chicago</strong>
              <StarRating value={4.5} label="4.5 of 5 stars" />
            </Stack>
          </Row>
          <Badge $tone="amber">Best match</Badge>
        </Row>
        <PriceTag label="Your estimate" amount="$128" per="per month" total="$768 in all for 6 months" />
        <SegmentedControl legend="How to pay" value={plan} onValueChange={setPlan} options={plans} />
        <Actions>
          <Button variant="primary">Buy online</Button>
          <Button variant="quiet" wide>
            E-mail my quote
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}

function OtherCard() {
  const [cover, setCover] = useState<'LIABILITY' | 'GOOD' | 'BETTER'>('GOOD');
  return (
    <Card>
      <Stack $gap={5}>
        <Row>
          <CarrierEmblem tag="USHC" />
          <strong>US Home and Car</strong>
        </Row>
        <PriceTag size="medium" amount="$1,141" per="per month" total="$6,846 in all for 6 months" />
        <Row>
          <StrengthMeter level={2} label="Coverage strength: 2 of 4" />
          <Text as="span" $muted>
            Good
          </Text>
        </Row>
        <SegmentedControl
          legend="Coverage for your 2021 Honda Civic"
          legendVisible
          value={cover}
          onValueChange={setCover}
          options={packages}
        />
      </Stack>
    </Card>
  );
}
