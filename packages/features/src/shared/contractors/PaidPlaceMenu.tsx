import type { ContractorCard } from '@hien/api';
import { IconButton, Menu, useToast } from '@hien/ui';
import { Ellipsis } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useText } from '../i18n/useText.ts';
import { useRefusedPlaces } from './useRefusedPlaces.ts';

const ReportAd = lazy(async () => ({ default: (await import('./ReportAd.tsx')).ReportAd }));
const WhyPaid = lazy(async () => ({ default: (await import('./WhyPaid.tsx')).WhyPaid }));

interface PaidPlaceMenuProps {
  company: ContractorCard;
  /** Whose directory it is. */
  city: string | null;
  /** The card is gone: whoever used the keys goes on from somewhere. */
  onRefused?: () => void;
}

/** What a visitor can do about a bought place: ask why it is here, keep it away, or report it (Advertising Law 75/2025/QH15). */
export function PaidPlaceMenu({ company, city, onRefused }: PaidPlaceMenuProps) {
  const text = useText();
  const toast = useToast();
  const { refuse, takeBack } = useRefusedPlaces();
  const [shown, setShown] = useState<'why' | 'report'>();
  const { id, name } = company;
  const failed = () => toast.show({ tone: 'critical', text: text('paid.failed') });

  const keepAway = async () => {
    try {
      await refuse({ id, name });
    } catch {
      failed();
      return;
    }
    onRefused?.();
    toast.show({
      text: text('paid.refused', { name }),
      action: { label: text('paid.undo'), onAction: () => void takeBack(id).catch(failed) },
    });
  };

  return (
    <>
      <Menu
        align="end"
        renderTrigger={(props) => (
          <IconButton
            {...props}
            variant="floating"
            label={text('paid.menu', { name })}
            icon={<Ellipsis size={20} strokeWidth={1.75} />}
          />
        )}
        items={[
          { id: 'why', label: text('paid.why'), onSelect: () => setShown('why') },
          {
            id: 'refuse',
            label: text('paid.refuse'),
            hint: text('paid.refuse.hint'),
            onSelect: () => void keepAway(),
          },
          { id: 'report', label: text('paid.report'), onSelect: () => setShown('report') },
        ]}
      />
      {shown === 'why' ? (
        <Suspense fallback={null}>
          <WhyPaid company={company} city={city} onClose={() => setShown(undefined)} />
        </Suspense>
      ) : null}
      {shown === 'report' ? (
        <Suspense fallback={null}>
          <ReportAd
            company={company}
            city={city ?? company.city}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
