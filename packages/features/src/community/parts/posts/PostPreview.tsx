import { type Picture as WirePicture, type Post, stripTags } from '@hien/api';
import { DefinitionList, Dialog, Heading, Notice, Picture, Text } from '@hien/ui';
import { RichText } from '@hien/ui/rich-text';
import { BeforeAfter } from '@hien/ui/viewers';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { type PostValues, contentOf } from './post-values.ts';
import { pictureAt } from './picture-at.ts';
import * as s from './PostPreview.css.ts';

interface PostPreviewProps {
  values: PostValues;
  /** Knows the measures of the pictures that it had. */
  post: Post | null;
  onClose: () => void;
}

/** The post as readers see it, from what is written so far. */
export function PostPreview({ values, post, onClose }: PostPreviewProps) {
  const text = useText();
  const known = post === null ? [] : [...post.pictures, ...(post.before ? [post.before] : [])];
  const pictures = values.images.map((address) => pictureAt(address, known));
  const [before] = values.before.map((address) => pictureAt(address, known));
  const [first, ...others] = pictures;
  const words = stripTags(values.body);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="full"
      title={text('write-post.preview.title')}
      closeLabel={text('write-post.preview.close')}
    >
      <article className={s.page}>
        <header className={s.head}>
          <Kicker values={values} />
          <Heading level={3} size="display">
            {values.title || text('my-post.untitled')}
          </Heading>
          {words === '' ? null : (
            <Text size="lead" tone="muted">
              {words.length <= 200 ? words : `${words.slice(0, 199).trimEnd()}…`}
            </Text>
          )}
        </header>
        <div className={s.columns}>
          <div className={s.story}>
            {first ? (
              <Shown picture={first} />
            ) : (
              <Notice tone="info">{text('write-post.preview.no-picture')}</Notice>
            )}
            <div className={s.text}>
              <RichText html={values.body} tableLabel={values.title} />
            </div>
            {before && first ? (
              <BeforeAfter
                before={before}
                after={first}
                labels={{
                  before: text('share.before.before'),
                  after: text('share.before.after'),
                  handle: text('share.before.handle'),
                  position: (percent) => text('share.before.position', { percent }),
                }}
              />
            ) : null}
            {others.map((picture) => (
              <Shown key={picture.name} picture={picture} />
            ))}
            {values.hashtags.length > 0 ? (
              <p className={s.hashtags}>{values.hashtags.map((word) => `#${word}`).join(' ')}</p>
            ) : null}
          </div>
          <Facts values={values} />
        </div>
      </article>
    </Dialog>
  );
}

const Shown = ({ picture }: { picture: WirePicture }) => (
  <Picture picture={picture} ratio="natural" sizes="(min-width: 993px) 62vw, 100vw" />
);

/** The home in a few words, above its title. */
function Kicker({ values }: { values: PostValues }) {
  const text = useText();
  const { area } = useFormat();
  const { house_type: house, area: size, city } = contentOf(values);
  const facts = [house && text(`house.${house}`), size && area(size), city].filter(Boolean);
  return facts.length > 0 ? <p className={s.kicker}>{facts.join(' · ')}</p> : null;
}

function Facts({ values }: { values: PostValues }) {
  const text = useText();
  const format = useFormat();
  const { house_type: house, area, style, city, cost } = contentOf(values);
  const rows = [
    [text('share.fact.house'), house && text(`house.${house}`)],
    [text('share.fact.area'), area && format.area(area)],
    [text('share.fact.style'), style && text(`style.${style}`)],
    [text('share.fact.city'), city],
    [text('share.fact.cost'), cost && format.vnd(cost)],
  ] as const;
  return (
    <DefinitionList
      items={rows.flatMap(([term, detail]) =>
        typeof detail === 'string' ? [{ term, detail }] : [],
      )}
    />
  );
}
