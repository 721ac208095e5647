import type { Picture as WirePicture } from '@hien/api';
import { Heading, Picture, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { useLargePictures } from '../../shared/pictures/useLargePictures.tsx';
import * as s from './CompanyView.css.ts';

/** What the company has built: the first picture large, each of them larger at a press. */
export function Works({ name, pictures }: { name: string; pictures: readonly WirePicture[] }) {
  const text = useText();
  const { show, view } = useLargePictures({
    pictures,
    label: text('contractor.works.of', { name }),
  });
  return (
    <section aria-labelledby="works">
      <Heading level={2} id="works" className={s.hidden}>
        {text('contractor.works')}
      </Heading>
      {pictures.length === 0 ? (
        <Text tone="muted">{text('contractor.works.none')}</Text>
      ) : (
        <ul className={s.works}>
          {pictures.map((picture, at) => (
            <li key={picture.name} className={s.work}>
              <button
                type="button"
                className={s.enlarge}
                aria-label={text('picture.open', { number: at + 1, count: pictures.length })}
                onClick={() => show(at)}
              >
                <Picture
                  picture={picture}
                  ratio="3:2"
                  sizes={
                    at === 0
                      ? '(min-width: 1280px) 820px, 100vw'
                      : '(min-width: 1280px) 260px, 50vw'
                  }
                  priority={at === 0}
                  alt=""
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {view}
    </section>
  );
}
