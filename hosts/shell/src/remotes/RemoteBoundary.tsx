import { Component, type ReactNode } from 'react';

interface Props {
  onFailure: () => void;
  children: ReactNode;
}

/** Keeps a remote's failure in its own box. The owner decides what comes next and gives the boundary a new key. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
