import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import * as words from '../../../../shared/texts/common/words.ts';
import { people } from '../../../../shared/texts/members/people.ts';
import { searchScreens as texts } from '../../../../shared/texts/search/search-screens.ts';
import { errors } from '../../../../shared/texts.ts';
import { useMember } from '../../api/session.ts';
import { TextButton } from '../../components/layout/TextLink.tsx';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { Marked } from './Marked.tsx';
import { groupsOf, type Option, recentSearches, seeAll } from './options.ts';
import { forgetSearches, readRecent } from './recent-searches.ts';
import classes from './SearchPanel.module.css';
import { useFound } from './use-found.ts';

interface SearchPanelProps {
  listId: string;
  optionId: (index: number) => string;
  /** What is typed, without blanks around it, and what it was when the typing paused last. */
  query: string;
  settled: string;
  /** Index of the option that the arrows have reached, among those of all groups; -1 is none. */
  active: number;
  /** Tells what there is to choose from now. */
  onOptions: (options: Option[]) => void;
  onFollow: (option: Option) => void;
}

const WORDS = { loading: words.loading, failed: errors.somethingWentWrong, done: people.noUsersFound };

/** What drops down from the search box. */
export default function SearchPanel(props: SearchPanelProps) {
  const { listId, optionId, query, settled, active, onOptions, onFollow } = props;
  const { _id: memberId } = useMember();
  const [recent, setRecent] = useState(() => readRecent(memberId));
  const isRecent = query === '';
  const { found, isEmpty, state } = useFound(query, settled);
  const groups = useMemo(() => {
    if (isRecent) return recent.length > 0 ? [recentSearches(recent)] : [];
    return isEmpty ? [] : [...groupsOf(found), seeAll(query)];
  }, [isRecent, recent, isEmpty, found, query]);
  useEffect(() => onOptions(groups.flatMap(({ options }) => options)), [groups, onOptions]);
  const forget = () => {
    forgetSearches(memberId);
    setRecent([]);
  };
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const status = !isRecent && isEmpty ? WORDS[state] : undefined;
  let index = -1;
  return (
    <>
      <p role="status" className={classes.words}>
        {status}
      </p>
      {status === WORDS.done && <p className={classes.also}>{texts.nothingElse}</p>}
      <div ref={list} id={listId} role="listbox" aria-label={texts.results} className={classes.list}>
        {groups.map(({ name, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; within a listbox a group holds options.
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden="true" className={classes.kind}>
              {name}
            </p>
            {options.map((option) => {
              index += 1;
              return (
                <Link
                  key={option.id}
                  id={optionId(index)}
                  to={option.to}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={classes.option}
                  // The focus stays in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onFollow(option)}
                >
                  {option.member && <MemberAvatar member={option.member} size="sm" />}
                  <span className={classes.who}>
                    <span className={classes.name}>
                      <Marked text={option.title} query={query} />
                    </span>
                    {option.detail !== '' && (
                      <span className={classes.headline}>
                        <Marked text={option.detail} query={query} />
                      </span>
                    )}
                  </span>
                </Link>
              );
            })}
          </div>
        ))}
      </div>
      {isRecent && recent.length > 0 && (
        <p className={classes.foot}>
          <TextButton onMouseDown={(event) => event.preventDefault()} onClick={forget}>
            {texts.clearRecent}
          </TextButton>
        </p>
      )}
    </>
  );
}
