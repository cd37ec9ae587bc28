import { NavLink } from 'react-router-dom';
import type { NavEntry } from '../../routing/feature-route.ts';
import classes from './NavLinks.module.css';

interface NavLinksProps {
  entries: readonly NavEntry[];
  /** `icons` shows the words to screen readers only. */
  layout: 'bar' | 'list' | 'icons';
  onFollow?: () => void;
}

/** The main links, side by side in the bar, below each other in the slide-in menu, or as icons on small screens. */
export function NavLinks({ entries, layout, onFollow }: NavLinksProps) {
  return (
    <ul className={classes.links} data-layout={layout}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <NavItem entry={entry} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

const noBadge = () => 0;

function NavItem({ entry, onFollow }: { entry: NavEntry; onFollow?: () => void }) {
  const { to, label, icon: Icon, useBadge = noBadge } = entry;
  const count = useBadge();
  return (
    <NavLink to={to} end={to === '/'} className={classes.link} onClick={onFollow}>
      <Icon size={20} stroke={1.75} />
      <span className={classes.label}>{label}</span>
      {count > 0 && (
        <>
          <span className={classes.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
          <span className={classes.spoken}>, {count} new</span>
        </>
      )}
    </NavLink>
  );
}
