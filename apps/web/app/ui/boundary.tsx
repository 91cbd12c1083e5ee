import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly of: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ of }: BoundaryProps) {
    if (this.state.failed && of !== this.props.of) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
