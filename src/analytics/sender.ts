import type { ClickEvent, NamedEvent, UserProperties } from './events.ts';
import { createTag, type TagOptions, type TagWindow } from './tag.ts';

/** The one way anything reaches the tag. */
export interface Sender {
  send(event: NamedEvent | ClickEvent): void;
  /** Sends what differs from before; what may not be sent now waits for the next event that may. */
  setUserProperties(changes: Partial<UserProperties>): void;
  stop(): void;
}

/** Sends events and user properties while the reader allows it. */
export function createSender(browser: TagWindow, options: TagOptions): Sender {
  const tag = createTag(browser, options);
  const sent = new Map<string, string | number>();
  let properties: Partial<UserProperties> = {};
  let stopped = false;

  const isSilent = () => stopped || !options.isAllowed();
  function sendProperties(): void {
    const news = Object.entries(properties).filter(([name, value]) => sent.get(name) !== value);
    for (const [name, value] of news) sent.set(name, value);
    if (news.length > 0) tag('set', 'user_properties', Object.fromEntries(news));
  }

  return {
    send({ name, parameters }) {
      if (isSilent()) return;
      sendProperties();
      tag('event', name, parameters);
    },
    setUserProperties(changes) {
      properties = { ...properties, ...changes };
      if (!isSilent()) sendProperties();
    },
    stop() {
      stopped = true;
    },
  };
}
