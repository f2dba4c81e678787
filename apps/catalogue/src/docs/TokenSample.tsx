import type { CSSProperties } from 'react';
import { TokenName } from './TokenName.tsx';
import './token-sample.css';

/** Returns a drawn sample of a token, which says more than its value. */
function sampleOf(name: string, value: string): CSSProperties | 'letters' | null {
  const token = `var(--${name})`;
  if (/^(?:type|digits)-/.test(name)) return 'letters';
  if (/^(?:#|rgb)/.test(value)) return { background: token };
  if (/radius|corner/.test(name))
    return { background: 'var(--sunken)', border: '1.5px solid var(--text-3)', borderRadius: token };
  if (/^[\d.]+px$/.test(value))
    return { width: `min(${token}, 44px)`, height: 6, background: 'var(--text-3)' };
  return null;
}

/** A font without the list of its faces. */
const short = (value: string): string =>
  value.replace(/\s*(?:,|'|"|system-ui|ui-monospace).*$/s, '') || value;

/** A token with its look and its value in the theme of the page. */
export function TokenSample({ name, value }: { readonly name: string; readonly value: string }) {
  const sample = sampleOf(name, value);
  return (
    <span className="token">
      {sample === 'letters' && (
        <span className="letters" style={{ font: `var(--${name})`, lineHeight: 1 }} aria-hidden="true">
          {name.startsWith('digits') ? '2.35' : 'Aa'}
        </span>
      )}
      {sample !== null && sample !== 'letters' && <i className="sample" style={sample} />}
      <TokenName name={name} /> <small>{short(value)}</small>
    </span>
  );
}
