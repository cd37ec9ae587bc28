import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import * as words from '../../../../shared/texts/common/words.ts';
import { people as texts } from '../../../../shared/texts/members/people.ts';
import { errors } from '../../../../shared/texts.ts';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import type { Search } from '../../entities/member/use-search.ts';
import { paths } from '../../router/paths.ts';
import classes from './SearchBox.module.css';

interface FoundProps extends Search {
  listId: string;
  optionId: (index: number) => string;
  /** Index of the member whom the arrows have reached; -1 is nobody. */
  active: number;
  onFollow: () => void;
}

const wordsFor = ({ state, members }: Search) => {
  if (state === 'loading') return words.loading;
  if (state === 'failed') return errors.somethingWentWrong;
  return members.length === 0 ? texts.noUsersFound : undefined;
};

/** What drops down from the search box. */
export function Found({ listId, optionId, members, active, state, onFollow }: FoundProps) {
  const words = wordsFor({ state, members });
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={classes.found}>
      <p role="status" className={classes.words}>
        {words}
      </p>
      <div ref={list} id={listId} role="listbox" aria-label={texts.found} className={classes.list}>
        {!words &&
          members.map((member, index) => (
            <Link
              key={member._id}
              id={optionId(index)}
              to={paths.profile(member.username)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes.option}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={onFollow}
            >
              <MemberAvatar member={member} size="sm" />
              <span className={classes.who}>
                <span className={classes.name}>{member.name}</span>
                <span className={classes.headline}>{member.headline || `@${member.username}`}</span>
              </span>
            </Link>
          ))}
      </div>
    </div>
  );
}
