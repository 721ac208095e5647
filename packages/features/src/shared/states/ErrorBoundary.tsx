import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of what broke; `retry` renders it anew. */
  fallback: (retry: () => void) => ReactNode;
  /** A change of this value (the address) ends the error. */
  resetKey?: unknown;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken: boolean;
  resetKey: unknown;
}

/** Keeps what breaks inside its place. React has no hook for this: it must be a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { broken: false, resetKey: props.resetKey };
  }

  override render() {
    return this.state.broken
      ? this.props.fallback(() => this.setState({ broken: false }))
      : this.props.children;
  }
}
