import { Skeleton } from '@hien/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** A new item gets its name before its first key is typed: whoever comes back by its address finds it. */
export function NewDraft({ hrefOf }: { hrefOf: (draft: string) => string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(hrefOf(crypto.randomUUID()), { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is named once
  }, []);
  return <Skeleton height="36rem" />;
}
