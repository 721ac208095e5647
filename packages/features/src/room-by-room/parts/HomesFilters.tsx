import type { RbrProject } from '@hien/api';
import { Stack } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import type { HomesUrl } from './homes-address.ts';
import { houseTypes } from '../../shared/catalog/house-types.ts';

interface HomesFiltersProps {
  projects: readonly RbrProject[];
  url: HomesUrl;
  href: (change: Partial<HomesUrl>) => string;
}

/** Project, its towers, type: each a row of links. */
export function HomesFilters({ projects, url, href }: HomesFiltersProps) {
  const text = useText();
  const towers = projects.find(({ slug }) => slug === url.project)?.towers ?? [];
  return (
    <Stack gap={3}>
      <ListChips
        label={text('rooms.filter.project')}
        all={text('rooms.filter.project.all')}
        options={projects.map((one) => ({ value: one.slug, label: one.project_name }))}
        value={url.project}
        href={(project) => href({ project, tower: undefined })}
      />
      {towers.length > 1 ? (
        <ListChips
          label={text('rooms.project.towers')}
          all={text('rooms.project.towers.all')}
          options={towers.map((tower) => ({
            value: tower,
            label: text('rooms.project.tower', { tower }),
          }))}
          value={url.tower}
          href={(tower) => href({ tower })}
        />
      ) : null}
      <ListChips
        label={text('rooms.filter.type')}
        all={text('rooms.filter.type.all')}
        options={houseTypes.map((type) => ({ value: type, label: text(`house.${type}`) }))}
        value={url.type}
        href={(type) => href({ type })}
      />
    </Stack>
  );
}
