import { roleNumber } from '../../../../lambdas/projects/store/role-numbers.ts';
import { numberedId } from '../../../../lambdas/table/ids.ts';
import { CATEGORIES } from '../../../../shared/choices.ts';
import { ROLES, type Role } from '../../../../shared/model/member.ts';
import { type Category, type Stage, stage } from '../../../../shared/model/project.ts';
import { type Commitment, commitment, type Place, place } from '../../../../shared/model/role.ts';
import { searchWords } from '../../../../shared/rules/search/word-search.ts';
import { Chooser, randomWords } from './words.ts';

const PER_PROJECT = 40;
const ROLES_PER_PROJECT = 3;
/** Of the projects, so many are closed; of the roles, so many are filled; of the projects, so many got a role later. */
const CLOSED = 0.1;
const FILLED = 0.2;
const LATER = 0.25;
/** Two words that are nowhere but, together, in so many things of each kind. */
const PHRASE = ['zwillingsbruder', 'schwesternschar'];
const OF_PHRASE = 8;
const FIRST_TIME = Date.UTC(2025, 0, 1);
const SECOND = 1_000;

/** When something was created; later things of a kind have greater ids. */
export const timeOf = (at: number): number => FIRST_TIME + at * SECOND;

/** Texts are lists of words, each the position of one in `words`. */
export interface Person {
  name: number[];
  headline: number[];
  skills: number[];
  role: Role;
}

export interface WantedRole {
  number: number;
  title: number[];
  skills: number[];
  description: number[];
  place: Place;
  commitment: Commitment;
  isFilled: boolean;
}

export interface Project {
  number: number;
  name: number[];
  pitch: number[];
  description: number[];
  category: Category;
  stage: Stage;
  isClosed: boolean;
  roles: WantedRole[];
  /** The number that the last of its roles has got, where that came later. */
  laterNumber: number | undefined;
}

/** The id of a role, which its number tells. */
export const roleId = ({ number }: WantedRole): string => numberedId(number, FIRST_TIME);

export const projectId = ({ number }: Project): string => numberedId(number, timeOf(number));

/** People, posts, projects and roles with random words of six scripts: some words are in most of them, most in few. */
export class Corpus extends Chooser {
  readonly size: number;
  readonly words: string[];
  readonly phrase = PHRASE.join(' ');
  /** What a search takes each word for. */
  readonly searched: string[][];
  readonly people: Person[] = [];
  readonly posts: number[][] = [];
  readonly projects: Project[] = [];
  /** How many numbers projects and their later roles have got. */
  projectNumbers = 0;

  /** @param perProject of all things, one in so many is a project; of the rest that is no role, half are people */
  constructor(size: number, seed: number, perProject = PER_PROJECT) {
    super(seed);
    this.size = size;
    this.words = [...randomWords(this), ...PHRASE];
    this.searched = this.words.map((word) => searchWords(word));
    const projects = Math.ceil(size / perProject);
    for (let at = 0; at < projects; at += 1) this.projects.push(this.#project());
    const roles = this.projects.reduce((sum, project) => sum + project.roles.length, 0);
    for (let at = 0; at < (size - projects - roles) / 2; at += 1) {
      const [name, headline, skills] = [this.some(2), this.some(2), this.some(1)];
      this.people.push({ name, headline, skills, role: this.any(ROLES) });
      this.posts.push(this.some(5));
    }
    this.#writePhrase();
  }

  /** Words by their numbers, frequent ones more often. */
  some(count: number): number[] {
    const random = this.words.length - PHRASE.length;
    return Array.from({ length: count }, () => Math.floor(random * this.chance() ** 3));
  }

  text = (words: number[]): string => words.map((word) => this.words[word]).join(' ');

  personId = (at: number): string => numberedId(at, timeOf(at));
  postId = (at: number): string => numberedId(at, timeOf(at));

  #role(number: number): WantedRole {
    return {
      number,
      title: this.some(2),
      skills: this.some(2),
      description: this.some(3),
      place: this.any(place.options),
      commitment: this.any(commitment.options),
      isFilled: this.chance() < FILLED,
    };
  }

  #project(): Project {
    this.projectNumbers += 1;
    const number = this.projectNumbers;
    const count = 1 + this.below(ROLES_PER_PROJECT);
    const roles = Array.from({ length: count }, (_, at) => this.#role(roleNumber(number, at)));
    const isLater = this.chance() < LATER;
    if (isLater) {
      this.projectNumbers += 1;
      roles.splice(-1, 1, this.#role(roleNumber(this.projectNumbers, 0)));
    }
    return {
      number,
      name: this.some(2),
      pitch: this.some(3),
      description: this.some(12),
      category: this.any(CATEGORIES),
      stage: this.any(stage.options),
      isClosed: this.chance() < CLOSED,
      roles,
      laterNumber: isLater ? this.projectNumbers : undefined,
    };
  }

  /** Puts the phrase into things that lie as far apart as they can. */
  #writePhrase(): void {
    const [first, second] = [this.words.length - 2, this.words.length - 1];
    const spread = <T>(list: T[]): T[] =>
      Array.from({ length: OF_PHRASE }, (_, at) => list[Math.floor((at * list.length) / OF_PHRASE)]).filter(
        (one) => one !== undefined,
      );
    for (const { name, headline } of spread(this.people)) {
      name.push(first);
      headline.push(second);
    }
    for (const words of spread(this.posts)) words.push(first, second);
    for (const { description } of spread(this.projects)) description.push(first, second);
    const open = this.projects.filter(({ isClosed, roles }) => !isClosed && !roles[0]?.isFilled);
    for (const { roles } of spread(open)) roles[0]?.description.push(first, second);
  }
}
