import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { findKeptHtml } from './keptHtml.ts';
import styles from './LoadedPart.module.css';

/** A view whose code comes with the pages that use it, and can be asked for again. */
export interface Part<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  View: ComponentType<Props>;
}

/** Describes a view that is loaded. */
export function definePart<Props extends object>(load: Part<Props>['load']): Part<Props> {
  return { load, View: createView(load) };
}

interface LoadedPartProps<Props extends object> {
  readonly part: Part<Props>;
  readonly props: Props;
  /** Under which the document keeps what the view shows. */
  readonly name: string;
  /** What stands in for the view where no document has it. */
  readonly html: string | undefined;
}

interface LoadedPartState<Props extends object> {
  readonly View: ComponentType<Props>;
  readonly failed: boolean;
}

/** Shows a part; without its code, what the document already shows of it, and a note. */
export class LoadedPart<Props extends object> extends Component<
  LoadedPartProps<Props>,
  LoadedPartState<Props>
> {
  override state: LoadedPartState<Props> = { View: this.props.part.View, failed: false };
  /** The same object at every render, so that React writes it once. */
  readonly shown = { __html: this.props.html ?? findKeptHtml(this.props.name, 'outer') };

  static getDerivedStateFromError(): Pick<LoadedPartState<object>, 'failed'> {
    return { failed: true };
  }

  retry = (): void => {
    const { part } = this.props;
    // Another place of the page may have asked again already.
    if (part.View === this.state.View) part.View = createView(part.load);
    this.setState({ View: part.View, failed: false });
  };

  override render(): ReactNode {
    const { props, html } = this.props;
    const { View, failed } = this.state;
    const standIn = <div dangerouslySetInnerHTML={this.shown} />;
    if (!failed) {
      return (
        <Suspense fallback={html === undefined ? standIn : null}>
          <View {...props} />
        </Suspense>
      );
    }
    return (
      <>
        {standIn}
        <p className={styles.note} role="status">
          The code of this part could not be loaded.{' '}
          <button type="button" onClick={this.retry}>
            Try again
          </button>
        </p>
      </>
    );
  }
}

function createView<Props extends object>(load: Part<Props>['load']): ComponentType<Props> {
  return lazy(async () => ({ default: await load() }));
}
