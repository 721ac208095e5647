import type { ProjectDetail } from '@hien/api';
import { Picture, type PictureData } from '@hien/ui';
import { BeforeAfter } from '@hien/ui/viewers';
import { useCompareLabels } from '../../shared/built/useCompareLabels.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useLargePictures } from '../../shared/pictures/useLargePictures.tsx';
import * as s from './ProjectView.css.ts';

/** The rooms: with a slider where the room from before the works is known, larger at a press where it is not. */
export function ProjectPictures({ project }: { project: ProjectDetail }) {
  const text = useText();
  const alone = project.pictures.filter(({ before }) => before === null).map(({ after }) => after);
  const { show, view } = useLargePictures({
    pictures: alone,
    label: text('project.pictures.of', { name: project.name }),
  });
  return (
    <div className={s.pictures}>
      {project.pictures.map(({ after, before, during }) =>
        before === null ? (
          <button
            key={after.name}
            type="button"
            className={s.enlarge}
            aria-label={text('picture.open', {
              number: alone.indexOf(after) + 1,
              count: alone.length,
            })}
            onClick={() => show(alone.indexOf(after))}
          >
            <Picture picture={after} ratio="3:2" sizes="(min-width: 1280px) 820px, 100vw" alt="" />
            {during ? <span className={s.during}>{text('project.during')}</span> : null}
          </button>
        ) : (
          <Compared key={after.name} before={before} after={after} />
        ),
      )}
      {view}
    </div>
  );
}

function Compared({ before, after }: { before: PictureData; after: PictureData }) {
  return (
    <BeforeAfter
      before={before}
      after={after}
      ratio="3:2"
      sizes="(min-width: 1280px) 820px, 100vw"
      labels={useCompareLabels(after.alt)}
    />
  );
}
