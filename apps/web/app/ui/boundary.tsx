import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What is drawn. When that is something else it is tried again. */
  readonly of: unknown;
  /** What stands there when it cannot be drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault to the part that has it: the rest of the page goes on. */
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
