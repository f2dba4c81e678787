import { SearchField } from '@kipenga/ui';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isInside } from '../routes/AppLink.tsx';
import { AppNameContext } from '../routes/app-name.ts';
import { routeOf } from '../routes/routes.ts';
import { useSearchBox } from '../routes/use-search-box.ts';
import styles from './header-search.module.css';

/** Search in the desktop header (R2-20). On a list it filters that list while typing; on other screens Enter leads to Sports. */
export function HeaderSearch() {
  const app = use(AppNameContext);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  const isList = routeOf(pathname)?.esport != null;
  const narrow = (text: string) => {
    if (!isList) return;
    if (text === '') asked.delete('q');
    else asked.set('q', text);
    void navigate({ search: String(asked) }, { replace: true });
  };
  const { text, type } = useSearchBox(isList ? (asked.get('q') ?? '') : '', narrow);
  const submit = () => {
    if (isList) return narrow(text);
    if (text.trim() === '') return;
    const href = `/sports?${new URLSearchParams({ q: text })}`;
    if (isInside(href, app)) void navigate(href);
    else window.location.assign(href);
  };
  return (
    <div className={styles['search']}>
      <SearchField value={text} onChange={type} onSubmit={submit} />
    </div>
  );
}
