import { listBuiltProjects } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Section } from '@hien/ui';
import { useCall } from '../calls/useCall.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { BuiltTile } from './BuiltTile.tsx';
import { tiles } from './BuiltTile.css.ts';

interface BuiltHomesProps {
  of: { design_id: number } | { contractor_id: number };
  title: string;
  lead?: string;
  /** The one whose page this is. */
  except?: number;
}

/** Homes built after a design or by a company; while that is not known, and where there is none, no gap. */
export function BuiltHomes({ of, title, lead, except }: BuiltHomesProps) {
  const language = useLanguage();
  const { data } = useCall(listBuiltProjects, { ...of, limit: 7 });
  const found = (data?.items ?? []).filter(({ id }) => id !== except).slice(0, 6);
  if (found.length === 0) return null;
  return (
    <Section title={title} {...(lead === undefined ? {} : { lead })}>
      <ul className={tiles}>
        {found.map((built) => (
          <li key={built.id}>
            <BuiltTile built={built} href={paths.projectDetail.to(language, { id: built.id })} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
