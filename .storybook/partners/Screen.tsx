import { useEffect, useRef, useState } from 'react';
import type { ToldStop } from '../../tools/states/journeys.ts';
import { viewports } from '../modes.ts';
import { takeTurn } from './turns.ts';
import type { Look } from './useLook.ts';
import { words } from './words.ts';

/** How far from what is seen a screen is opened, and closed again. */
const NEAR = '400px 900px';

const RENDERED = 'sb-show-main';

const globalsOf = ({ language, mode }: Look, frame: string) =>
  `language:${language};brand:${frame};mode:${mode}`;

/** A story in Storybook, in the look of the strip. */
export const linkTo = (stop: ToldStop, look: Look): string =>
  `./?path=/story/${stop.story.id}&globals=${globalsOf(look, stop.frame)};viewport:${look.width}`;

/** The story by itself, in the frame of its page; axe has gone through it elsewhere. */
const addressOf = ({ frame, story }: ToldStop, look: Look): string =>
  `iframe.html?id=${story.id}&viewMode=story&globals=${globalsOf(look, frame)};frame:on;a11y.manual:!true`;

/** A page as it is, made small: opened when it comes near, one after the other. */
export function Screen({ stop, look, name }: { stop: ToldStop; look: Look; name: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: NEAR,
      root: current.ownerDocument,
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const address = addressOf(stop, look);
  return (
    // To be looked at: its link says what it is, and leads to where it can be used.
    <span ref={place} className="strip-screen" data-width={look.width} inert>
      {isNear ? (
        <Opened key={`${address} ${look.width}`} address={address} look={look} name={name} />
      ) : null}
    </span>
  );
}

function Opened({ address, look, name }: { address: string; look: Look; name: string }) {
  const [turn, setTurn] = useState<{ done: () => void }>();
  const [isShown, setShown] = useState(false);
  useEffect(() => takeTurn((done) => setTurn({ done })), []);
  const { width, height } = viewports[look.width].styles;
  return (
    <>
      {isShown ? null : <span className="strip-coming">{words.coming[look.language]}</span>}
      {turn ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this very Storybook, with its worker and its storage
        <iframe
          title={name}
          src={address}
          style={{ width, height, opacity: isShown ? 1 : 0 }}
          onLoad={({ currentTarget }) =>
            whenRendered(currentTarget, () => {
              setShown(true);
              turn.done();
            })
          }
        />
      ) : null}
    </>
  );
}

/** Storybook says on its body when a story stands. */
function whenRendered({ contentDocument }: HTMLIFrameElement, then: () => void): void {
  if (contentDocument === null) return;
  const { body, documentElement: root } = contentDocument;
  // As on a phone: a bar would take its width from the page.
  root.style.scrollbarWidth = 'none';
  const watch = new MutationObserver(() => {
    if (!isRendered()) return;
    watch.disconnect();
    then();
  });
  const isRendered = () =>
    body.classList.contains(RENDERED) && body.querySelector('#storybook-root > *') !== null;
  watch.observe(body, { attributes: true, childList: true, subtree: true });
  if (isRendered()) {
    watch.disconnect();
    then();
  }
}
