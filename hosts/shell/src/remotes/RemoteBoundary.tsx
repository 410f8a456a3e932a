import { Component, type ReactNode } from 'react';

interface Props {
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Contains a remote's crash. The owner decides what to show next and gives the boundary a new key. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
