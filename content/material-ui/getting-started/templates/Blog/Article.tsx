import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Cover from './Cover';
import type { Post } from './posts';

export default function Article({ post }: { post: Post }) {
  const heading = React.useRef<HTMLHeadingElement>(null);

  // A new page begins: reading goes on at its title, for keyboards and screen readers, too.
  React.useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <Box component="article" sx={{ maxWidth: 680, marginInline: 'auto' }}>
      <Link href="#">All notes</Link>
      <Box sx={{ height: 220, my: 2, borderRadius: 1, overflow: 'hidden' }}>
        <Cover topic={post.topic} />
      </Box>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h1" gutterBottom>
        {post.title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
        {post.author}, {post.date}, {post.minutes} minutes
      </Typography>
      {post.paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 2, fontSize: '1.125rem', lineHeight: 1.7 }}>
          {paragraph}
        </Typography>
      ))}
    </Box>
  );
}
