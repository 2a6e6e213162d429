import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import Cover from './Cover';
import type { Post } from './posts';

interface PostCardProps {
  post: Post;
  /** The first note of a list has room for its picture beside the text. */
  isLead: boolean;
}

export default function PostCard({ post, isLead }: PostCardProps) {
  return (
    <Card component="article" variant="outlined" sx={{ height: '100%' }}>
      <CardActionArea
        href={`#${post.slug}`}
        sx={{
          display: 'grid',
          gridTemplateColumns: isLead ? { md: '1fr 1fr' } : undefined,
          alignContent: 'start',
          height: '100%',
        }}
      >
        <Box sx={{ height: isLead ? { xs: 160, md: 260 } : 160 }}>
          <Cover topic={post.topic} />
        </Box>
        <CardContent sx={{ alignSelf: isLead ? 'center' : 'start' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {post.topic}, {post.date}
          </Typography>
          <Typography variant={isLead ? 'h4' : 'h6'} component="h2" gutterBottom>
            {post.title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{post.summary}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
