import { Component, type ReactNode } from 'react';

/** Renders nothing once something below it has thrown, and reports it. */
export class CrashBoundary extends Component<
  { onCrash: () => void; children: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
