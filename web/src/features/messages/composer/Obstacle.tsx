import classes from './Composer.module.css';

/** Why nothing can be written here. */
export const Obstacle = ({ text }: { text: string }) => <p className={classes.obstacle}>{text}</p>;
