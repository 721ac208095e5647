import type { FinishedHome, RbrHome } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Link, Text } from '@hien/ui';
import { box } from '../../shared/built/BuiltPage.css.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { chosenPieces } from './chosen-pieces.ts';

interface StartFromProps {
  finished: FinishedHome;
  /** Undefined until it has come. */
  home: RbrHome | undefined;
}

/** The home type with what was chosen for it: what that costs today, and the way to begin from it. */
export function StartFrom({ finished, home }: StartFromProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { design_id: id, project_slug: slug, selection } = finished;
  const today = home && chosenPieces(home, selection);
  return (
    <section className={box} aria-labelledby="start-from">
      <Heading level={2} size="h5" id="start-from">
        {text('rooms.showcase.from', { home: finished.home_name })}
      </Heading>
      <Link href={paths.roomByRoomProject.to(language, { pro_name: slug })}>
        {finished.project_name}
      </Link>
      {today === undefined ? null : (
        <Text numeric>
          {text('rooms.showcase.today', {
            count: today.count,
            price: format.vnd(today.breakdown.total),
          })}
        </Text>
      )}
      <ButtonLink
        variant="primary"
        fullWidth
        href={paths.roomByRoomProjectDetail.to(language, { pro_name: slug, id }, { s: selection })}
      >
        {text('rooms.showcase.start')}
      </ButtonLink>
      <Text size="small" tone="muted">
        {text('rooms.showcase.start.text')}
      </Text>
    </section>
  );
}
