import { NavLink, useLocation } from 'react-router-dom';
import { menus as texts } from '../../../../../shared/texts/common/menus.ts';
import { useRested } from '../../../lib/use-rested.ts';
import classes from './NavLinks.module.css';
import type { Destination } from './nav.ts';

interface NavLinksProps {
  destinations: readonly Destination[];
  layout: 'bar' | 'list' | 'tabs';
  onFollow?: () => void;
}

/** The main links, side by side in the bar, below each other in the slide-in menu, or as tabs on small screens. */
export function NavLinks({ destinations, layout, onFollow }: NavLinksProps) {
  return (
    <ul className={classes.links} data-layout={layout}>
      {destinations.map((destination) => (
        <li key={destination.to}>
          <NavItem destination={destination} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

/** Which part of a screen an address names, as `paths` writes it. */
const partOf = (search: string | undefined) => new URLSearchParams(search).get('show');

function NavItem({ destination, onFollow }: { destination: Destination; onFollow?: () => void }) {
  const { to, label, icon: Icon, useBadge } = destination;
  const { search } = useLocation();
  // Two links may lead to parts of the same screen.
  const isSamePart = partOf(to.split('?')[1]) === partOf(search);
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className={classes.link}
      aria-current={isSamePart ? 'page' : 'false'}
      onClick={onFollow}
    >
      <Icon size={20} stroke={1.75} />
      <span className={classes.label}>{label}</span>
      {useBadge && <Badge useCount={useBadge} />}
    </NavLink>
  );
}

function Badge({ useCount }: { useCount: (mayAsk: boolean) => number }) {
  const count = useCount(useRested());
  if (count === 0) return null;
  return (
    <>
      <span className={classes.badge} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className={classes.spoken}>{texts.news(count)}</span>
    </>
  );
}
