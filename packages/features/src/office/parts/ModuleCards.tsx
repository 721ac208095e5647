import type { OfficeModule } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { Heading, Link, Picture, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { moduleDrawing, modulePhoto, modulePlan } from '../../shared/office/module-picture.ts';
import { KeepModule } from './KeepModule.tsx';
import { useTakeModulesAlong } from './useTakeModulesAlong.ts';
import * as s from './ModuleCards.css.ts';

interface ModuleCardsProps {
  modules: readonly OfficeModule[];
  /** As they are, as one draws them, or as they stand on a plan. */
  look?: 'photo' | 'drawing' | 'plan';
  /** Of the names over the cards. */
  level?: 2 | 3;
}

/** Modules with what they are for, what they take and what they cost. */
export function ModuleCards({ modules, look = 'photo', level = 3 }: ModuleCardsProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  useTakeModulesAlong();
  const drawn = look === 'plan' ? modulePlan : moduleDrawing;
  /** A photograph fills its card, a drawing is seen whole. */
  const pictureOf = (module: OfficeModule) => {
    const photo = look === 'photo' ? modulePhoto(module, language) : null;
    return photo === null
      ? ({ picture: drawn(module, language), fit: 'contain' } as const)
      : ({ picture: photo, fit: 'cover' } as const);
  };
  return (
    <ul className={s.list}>
      {modules.map((module, at) => (
        <li key={module.id} className={s.card}>
          <Picture
            {...pictureOf(module)}
            ratio="4:3"
            sizes="(width > 992px) 300px, (width > 767px) 33vw, 50vw"
            alt=""
            priority={at < 2}
            className={s.drawing}
          />
          <Heading level={level} size="h5">
            <Link
              variant="quiet"
              stretched
              href={paths.roomByRoomBGridModuleDetail.to(language, { moduleId: module.number })}
            >
              {module.name[language]}
            </Link>
          </Heading>
          <Text size="small" tone="muted" numeric>
            {[
              ...(module.people === 0 ? [] : [text('office.people', { count: module.people })]),
              text('office.size', {
                width: format.decimal(module.width),
                depth: format.decimal(module.depth),
              }),
            ].join(' · ')}
          </Text>
          <Text numeric weight="strong">
            {format.vnd(module.price)}
          </Text>
          <span className={s.keep}>
            <KeepModule module={module} place="picture" />
          </span>
        </li>
      ))}
    </ul>
  );
}
