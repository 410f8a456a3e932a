import { useTexts } from '@shared/i18n';
import { FailurePanel, Page } from '@shared/ui';
import { Component, type ReactNode } from 'react';
import { EmbedContext, type Embed } from '../EmbedContext';
import { tellError } from '../tellError';

interface State {
  hasFailed: boolean;
}

/** Replaces a step whose code did not load; the partner hears of it. */
export class EmbedBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = EmbedContext;
  static getDerivedStateFromError = (): State => ({ hasFailed: true });
  declare context: Embed | null;
  override state: State = { hasFailed: false };

  override componentDidCatch(error: Error): void {
    if (this.context) tellError(this.context.emit, 'step_failed', error.name);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <StepFailed onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function StepFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('embed');
  return (
    <Page $width="narrow">
      <FailurePanel title={t('failed.title')} onRetry={onRetry} retryLabel={t('failed.retry')}>
        {t('failed.body')}
      </FailurePanel>
    </Page>
  );
}
