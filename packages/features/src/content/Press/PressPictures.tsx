import { Link, Picture, Text, mediaUrl } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { housePicture } from '../../shared/pictures/house-picture.ts';
import * as s from './PressView.css.ts';

const rooms = ['greenRoom', 'veranda', 'fireplace'] as const;
const work = [
  'workStudio',
  'workPlans',
  'workBench',
  'workSamples',
  'workPhoto',
  'workSite',
] as const;

/** Rooms of our own set and places where we work, in full size. */
export function PressPictures() {
  const text = useText();
  const format = useFormat();
  return (
    <ul className={s.grid}>
      {[
        ...rooms.map((name) => housePicture(name, text(`press.picture.${name}`))),
        ...work.map((name) => housePicture(name, text(`picture.${name}`))),
      ].map((picture) => {
        const size = `${format.integer(picture.width)} × ${format.integer(picture.height)}`;
        return (
          <li key={picture.name} className={s.card}>
            <Picture picture={picture} ratio="4:3" sizes="(min-width: 768px) 400px, 100vw" />
            <span className={s.caption}>
              <Text as="span" size="small" tone="muted">
                {size}
              </Text>
              <Text as="span" size="small">
                <Link href={mediaUrl(picture)} download rel="external">
                  {text('press.download')}
                </Link>
              </Text>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
