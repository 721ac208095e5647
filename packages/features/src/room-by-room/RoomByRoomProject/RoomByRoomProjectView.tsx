import type { RbrProjectDetail } from '@hien/api';
import {
  Breadcrumbs,
  ButtonLink,
  Chip,
  Container,
  EmptyState,
  Grid,
  Heading,
  Picture,
  Section,
  Text,
} from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { UnitCard } from './UnitCard.tsx';
import * as s from './RoomByRoomProject.css.ts';

interface Props {
  project: RbrProjectDetail;
  /** Empty for all. */
  tower: string;
  towerHref: (tower: string) => string;
}

export function RoomByRoomProjectView({ project, tower, towerHref }: Props) {
  const text = useText();
  const language = useLanguage();
  const units = project.units.filter((unit) => tower === '' || unit.tower === tower);
  return (
    <>
      <Container className={s.top}>
        <Breadcrumbs
          label={text('rooms.breadcrumb')}
          trail={[{ label: text('rooms.hub'), href: paths.roomByRoom.to(language) }]}
          current={project.project_name}
        />
        <div className={s.intro}>
          <div className={s.words}>
            <Heading level={1}>{project.project_name}</Heading>
            <Text tone="muted">{project.location}</Text>
            <Text size="lead" measure>
              {project.description}
            </Text>
          </div>
          <Picture
            picture={project.thumbnail}
            ratio="4:3"
            sizes="(width > 767px) 50vw, 100vw"
            priority
          />
        </div>
      </Container>
      <Section title={text('rooms.project.units')}>
        {project.towers.length > 1 && project.units.length > 0 ? (
          <nav className={s.chips} aria-label={text('rooms.project.towers')}>
            {['', ...project.towers].map((name) => (
              <Chip key={name} chosen={name === tower} href={towerHref(name)}>
                {name === ''
                  ? text('rooms.project.towers.all')
                  : text('rooms.project.tower', { tower: name })}
              </Chip>
            ))}
          </nav>
        ) : null}
        {units.length === 0 ? (
          <EmptyState
            level={3}
            title={text(
              project.units.length === 0
                ? 'rooms.project.empty.title'
                : 'rooms.project.empty.tower',
            )}
            text={text('rooms.project.empty.text')}
            action={
              <ButtonLink href={paths.roomByRoom.to(language)}>
                {text('rooms.project.all')}
              </ButtonLink>
            }
          />
        ) : (
          <Grid as="ul" columns={{ phone: 1, tablet: 2, desktop: 3 }} gap={6} className={s.list}>
            {units.map((unit) => (
              <UnitCard key={unit.design_id} unit={unit} project={project.slug} />
            ))}
          </Grid>
        )}
      </Section>
      {project.styles.length > 0 ? (
        <Section title={text('rooms.project.styles')}>
          <Grid as="ul" columns={{ phone: 2, desktop: 4 }} className={s.list}>
            {project.styles.map(({ id, style_name: name, thumbnail }) => (
              <li key={id} className={s.look}>
                <Picture
                  picture={thumbnail}
                  ratio="4:3"
                  sizes="(width > 992px) 300px, 50vw"
                  alt=""
                />
                {name}
              </li>
            ))}
          </Grid>
        </Section>
      ) : null}
    </>
  );
}
