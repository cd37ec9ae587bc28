import type { NewAttachment } from '../../../../../../shared/model/attachment.ts';
import { conversationList as texts } from '../../../../../../shared/texts/conversations/conversation-screens.ts';
import { IconDocument, IconPhoto, IconVideo } from '../../../../theme/icons.ts';
import classes from './OutgoingFiles.module.css';

const LOOKS = {
  image: { icon: IconPhoto, label: texts.photo },
  video: { icon: IconVideo, label: texts.video },
  document: { icon: IconDocument, label: texts.document },
};

/** The files of a message that has not arrived yet: they are shown once it has. */
export function OutgoingFiles({ attachments }: { attachments: NewAttachment[] }) {
  return (
    <ul className={classes.files}>
      {attachments.map((one) => {
        const { icon: Icon, label } = LOOKS[one.kind];
        return (
          <li key={one.url} className={classes.file}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {one.kind === 'document' ? one.name : label}
          </li>
        );
      })}
    </ul>
  );
}
