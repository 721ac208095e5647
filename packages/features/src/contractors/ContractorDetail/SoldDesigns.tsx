import { listDesigns } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Section } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { DesignGrid } from '../../shared/designs/DesignGrid.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

const shown = 4;

export const soldInput = (contractorId: number) => ({ contractor_id: contractorId, limit: shown });

/** The designs that the company sells, and the way to all of them; a company that sells none has no gap here. */
export function SoldDesigns({ id }: { id: number }) {
  const text = useText();
  const language = useLanguage();
  const { data } = useCall(listDesigns, soldInput(id));
  if (data === undefined || data.items.length === 0) return null;
  const { total } = data.meta;
  return (
    <Section
      title={text('contractor.sold')}
      lead={text('contractor.sold.lead')}
      {...(total > shown
        ? {
            action: (
              <ButtonLink href={paths.interiorDesign.to(language, { company: String(id) })}>
                {text('contractor.sold.all', { count: total })}
              </ButtonLink>
            ),
          }
        : {})}
    >
      <DesignGrid designs={data.items} level={3} />
    </Section>
  );
}
