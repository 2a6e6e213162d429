import * as React from 'react';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PostCard from './PostCard';
import { posts, topics, type Topic } from './posts';

export default function PostList() {
  const [topic, setTopic] = React.useState<Topic | null>(null);

  const shown = posts.filter((post) => topic === null || post.topic === topic);

  return (
    <>
      <Typography variant="h3" component="h1" gutterBottom>
        Latest notes
      </Typography>
      <Stack
        role="group"
        aria-label="Topic"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', mb: 3 }}
      >
        {[null, ...topics].map((option) => (
          <Chip
            key={option}
            label={option ?? 'All'}
            color={option === topic ? 'primary' : 'default'}
            aria-pressed={option === topic}
            onClick={() => setTopic(option)}
          />
        ))}
      </Stack>
      <Grid container spacing={3}>
        {shown.map((post, index) => (
          <Grid key={post.slug} size={{ xs: 12, md: index === 0 ? 12 : 4 }}>
            <PostCard post={post} isLead={index === 0} />
          </Grid>
        ))}
      </Grid>
    </>
  );
}
